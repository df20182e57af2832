import { describe, expect, it } from 'vitest';
import { MAPS } from '#shared/content/maps/maps.ts';
import { SHELLS_A_DAY } from '#shared/content/collectibles.ts';
import { shellsOfDay } from './shellsOfDay.ts';

describe.each(MAPS.map((map) => [map.key, map] as const))('on %s', (_key, map) => {
  it('lie as many as a day has, each on a spot of its own, one of them the pearl', () => {
    const shells = shellsOfDay(map, '2026-03-01');
    expect(shells).toHaveLength(SHELLS_A_DAY);
    expect(new Set(shells.map(({ id }) => id)).size).toBe(SHELLS_A_DAY);
    expect(shells.filter(({ kind }) => kind === 'pearl')).toHaveLength(1);
    for (const { id, x, y } of shells) expect(map.shells).toContainEqual({ id, x, y });
  });

  it('lie the same all day and elsewhere on other days', () => {
    const idsOn = (day: string) => shellsOfDay(map, day).map(({ id, kind }) => `${id}:${kind}`);
    expect(idsOn('2026-03-01')).toEqual(idsOn('2026-03-01'));
    const week = Array.from({ length: 7 }, (_, index) => idsOn(`2026-03-0${index + 1}`).join());
    expect(new Set(week).size).toBe(7);
  });

  it('come to every spot within a month', () => {
    const days = Array.from({ length: 30 }, (_, index) => `2026-04-${`${index + 1}`.padStart(2, '0')}`);
    const seen = new Set(days.flatMap((day) => shellsOfDay(map, day).map(({ id }) => id)));
    expect(seen.size).toBe(map.shells.length);
  });
});

it('leaves at least one on the plaza that is reached without climbing, every day', () => {
  const [plaza] = MAPS;
  if (plaza === undefined) throw new Error('there is no plaza');
  const low = plaza.shells.filter(({ y }) => y > plaza.spawn.y - 230);
  expect(low.length).toBeGreaterThan(plaza.shells.length - SHELLS_A_DAY);
});
