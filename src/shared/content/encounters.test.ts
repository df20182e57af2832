import { describe, expect, it } from 'vitest';
import { encounterSpots, nearestSpot } from './encounters.ts';
import { CODE_OBJECTS } from './codeObjects.ts';
import { MAPS } from './maps/maps.ts';

describe.each(MAPS)('on the map $key', (map) => {
  const spots = encounterSpots(map);

  it('there are places for small events', () => expect(spots.length).toBeGreaterThanOrEqual(6));

  it('none is in the way of a friend, a door or a code object', () => {
    const things = [
      ...map.npcs,
      ...map.portals.map(({ x, y, w, h }) => ({ x: x + w / 2, y: y + h })),
      ...CODE_OBJECTS.filter(({ mapId }) => mapId === map.id),
    ];
    for (const spot of spots)
      for (const { x, y } of things)
        expect(Math.abs(x - spot.x) > 95 || Math.abs(y - spot.y) > 95, `${spot.x} ${spot.y}`).toBe(true);
  });

  it('each is on a floor', () => {
    for (const { x, y } of spots)
      expect(
        [...map.solids, ...map.platforms].some(
          (floor) => floor.y === y && x > floor.x && x < floor.x + floor.w,
        ),
      ).toBe(true);
  });
});

it('the nearest spot in sight is taken, and never the one under the feet', () => {
  const view = { left: 0, top: 0, width: 1000, height: 700 };
  const spots = [
    { x: 500, y: 600 },
    { x: 800, y: 600 },
    { x: 1200, y: 600 },
  ];
  expect(nearestSpot(spots, { x: 490, y: 600 }, view)).toEqual({ x: 800, y: 600 });
  expect(nearestSpot(spots.slice(2), { x: 490, y: 600 }, view)).toEqual({ x: 1200, y: 600 });
  expect(nearestSpot([], { x: 490, y: 600 }, view)).toBeNull();
});
