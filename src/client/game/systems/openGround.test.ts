import { expect, it } from 'vitest';
import { MAPS } from '#shared/content/maps/maps.ts';
import { openGround } from './openGround.ts';

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
