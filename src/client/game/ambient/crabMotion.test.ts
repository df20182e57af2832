import { describe, expect, it } from 'vitest';
import { moveCrab, type Crab, openGround } from './crabMotion.ts';
import { MAPS } from '#shared/content/maps/maps.ts';

const home = { from: 100, to: 300 };
const resting: Crab = { x: 200, does: 'rest', direction: 1, left: 500 };
const dt = 16;

/** Advances a crab for some ms, with or without a player nearby. */
function after(crab: Crab, ms: number, { isDisturbed = false, seed = 1 } = {}): Crab[] {
  let [now, n] = [crab, seed];
  const random = () => (n = (n * 16807) % 2147483647) / 2147483647;
  return Array.from(
    { length: Math.ceil(ms / dt) },
    () => (now = moveCrab(now, { dt, home, isDisturbed, random })),
  );
}

describe('a crab', () => {
  it('scuttles, stops, and goes again, without ever leaving its home', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const day = after(resting, 60_000, { seed });
      const acts = day.map(({ does }) => does).filter((does, i, all) => does !== all[i - 1]);
      expect(acts.length).toBeGreaterThan(20);
      expect(new Set(acts)).toEqual(new Set(['rest', 'scuttle']));
      for (const { x } of day) expect(x >= home.from && x <= home.to).toBe(true);
    }
  });

  it('never moves faster than it can', () => {
    let last = resting;
    for (const crab of after(resting, 20_000)) {
      expect(Math.abs(crab.x - last.x)).toBeLessThan(2);
      last = crab;
    }
  });

  it('digs in at once, where it is, and waits until it has been quiet for a while', () => {
    const scuttling: Crab = { ...resting, does: 'scuttle' };
    const hidden = moveCrab(scuttling, { dt, home, isDisturbed: true, random: () => 0 });
    expect(hidden).toMatchObject({ does: 'hide', x: scuttling.x });
    expect(after(hidden, 5000, { isDisturbed: true }).every(({ does }) => does === 'hide')).toBe(true);
    expect(after(hidden, 1400).at(-1)?.does).toBe('hide');
    expect(after(hidden, 1600).at(-1)?.does).toBe('rest');
  });

  it('stands still while no time passes', () => {
    expect(moveCrab(resting, { dt: 0, home, isDisturbed: true, random: () => 0 })).toBe(resting);
  });
});

const bare = { spawn: { x: 50, y: 900 }, solids: [{ x: 0, y: 900, w: 1000, h: 100 }] } as const;
const nothing = { walls: [], slopes: [], portals: [] } as const;

it('is all of the ground where nothing stands on it', () => {
  expect(openGround({ ...bare, ...nothing })).toEqual([{ from: 0, to: 1000 }]);
});

it('leaves out what is built on it, and overlooks what hangs above', () => {
  const dune = { x: 300, y: 836, w: 200, h: 64 };
  const step = { x: 400, y: 772, w: 50, h: 128 };
  const island = { x: 700, y: 600, w: 100, h: 50 };
  const hill = { x: 900, y: 836, w: 100, h: 64 };
  expect(openGround({ ...bare, ...nothing, solids: [...bare.solids, hill, island, step, dune] })).toEqual([
    { from: 0, to: 300 },
    { from: 500, to: 900 },
  ]);
});

it.each(MAPS.map((map) => [map.key, map] as const))('of %s does not reach into anything', (_, map) => {
  for (const { from, to } of openGround(map)) {
    const inTheWay = [...map.solids, ...map.walls].filter(
      ({ x, w, y, h }) => y < map.spawn.y && y + h >= map.spawn.y && x < to && x + w > from,
    );
    expect(inTheWay).toEqual([]);
  }
});
