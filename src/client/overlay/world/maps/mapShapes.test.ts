import { expect, it } from 'vitest';
import { MAPS } from '#shared/content/maps/maps.ts';
import { mapShapes } from './mapShapes.ts';

it.each(MAPS.map((map) => [map.key, map] as const))(
  'draws every piece of %s, and nothing that is no number',
  (_key, map) => {
    const shapes = mapShapes(map);
    const pieces = (path: string) => path.match(/M/g)?.length ?? 0;
    expect(pieces(shapes.ground)).toBe(map.solids.length + map.slopes.length);
    expect(pieces(shapes.ledges)).toBe(map.platforms.length);
    expect(pieces(shapes.climbs)).toBe(map.walls.length + map.ladders.length);
    expect(pieces(shapes.tracks)).toBe(map.movers.length);
    expect(Object.values(shapes).join('')).toMatch(/^[MLHVhvZ\d\s.-]*$/);
  },
);

it('rises towards the high end of a slope', () => {
  const [map] = MAPS;
  if (map === undefined) throw new Error('no map');
  const slope = { x: 10, y: 20, w: 40, h: 30 } as const;
  const drawn = (up: 'left' | 'right') =>
    mapShapes({ ...map, solids: [], slopes: [{ ...slope, up }] }).ground;
  expect(drawn('right')).toBe('M10 50L50 20V50H10Z');
  expect(drawn('left')).toBe('M10 20L50 50V50H10Z');
});
