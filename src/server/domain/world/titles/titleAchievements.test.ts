import { expect, it } from 'vitest';
import { MAPS } from '#shared/content/maps/maps.ts';
import { NPCS } from '#shared/content/npcs.ts';
import { TITLES } from '#shared/content/titles.ts';
import { MILESTONES } from '#server/domain/world/collection/milestones.ts';
import { SECRET_RIDDLES } from '#server/domain/world/collection/catalog.ts';
import { descriptionOf, earnedBy, TITLE_ACHIEVEMENTS } from './titleAchievements.ts';

it('every title has one achievement and words for it', () => {
  expect(TITLE_ACHIEVEMENTS.map(({ titleId }) => titleId)).toEqual(TITLES.map(({ id }) => id));
  for (const { id } of TITLES) expect(descriptionOf(id)).toMatch(/요\.$/);
  expect(new Set(TITLES.map(({ name }) => name)).size).toBe(TITLES.length);
});

it('are earned from so many on, and not one before', () => {
  expect(earnedBy({})).toEqual([]);
  expect(earnedBy({ secrets: 2 })).toEqual([]);
  expect(earnedBy({ secrets: 3 })).toEqual([10]);
  expect(earnedBy({ problems: 10, level: 4 })).toEqual([1, 2]);
});

it('ask for exactly as much as there is', () => {
  const least = (metric: string) =>
    Math.max(...TITLE_ACHIEVEMENTS.filter((d) => d.metric === metric).map((d) => d.least));
  expect(least('secrets')).toBe(MAPS.flatMap(({ secrets }) => secrets).length);
  expect(least('maps')).toBe(MAPS.length);
  expect(least('npcs')).toBe(NPCS.length);
  for (const { titleId, count } of MILESTONES.filter((milestone) => milestone.titleId > 0))
    expect(TITLE_ACHIEVEMENTS).toContainEqual({ titleId, metric: 'milestone', least: count });
});

it('every secret has a riddle of its own, which does not say its name', () => {
  for (const { key, secrets } of MAPS) {
    expect(SECRET_RIDDLES[key]).toHaveLength(secrets.length);
    secrets.forEach(({ name }, index) => expect(SECRET_RIDDLES[key][index]).not.toContain(name));
  }
});
