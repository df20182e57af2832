import { describe, expect, test } from 'vitest';
import { STAGE_THEMES, STAGES_OF_THEME } from '#shared/simulation/stage/level.ts';
import { CODE_OBJECTS } from './codeObjects.ts';
import { CODE_OBJECT_SIZES } from './codeObjectSize.ts';
import { signOf } from './codeObjectReach.ts';
import { MAPS, mapById } from './maps/maps.ts';
import type { Rect } from './maps/mapTypes.ts';
import { STAGE_DOOR_SIZE, STAGE_DOORS, vineSpots } from './stageDoors.ts';
import { STARS_NEEDED } from './stageRoad.ts';
import { TALK_REACH_PX } from './talkReach.ts';

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

test('every map has a door, and every stage of every road is behind exactly one', () => {
  expect(STAGE_DOORS.map(({ mapId }) => mapId)).toEqual(MAPS.map(({ id }) => id));
  for (const theme of STAGE_THEMES) {
    const orders = STAGE_DOORS.filter((door) => door.theme === theme).flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index),
    );
    expect(orders).toEqual(Array.from({ length: STAGES_OF_THEME }, (_, index) => index + 1));
  }
});

test('the price of a road rises along it', () => {
  const prices = STAGE_THEMES.map((theme) => STARS_NEEDED[theme]);
  expect(prices[0]).toBe(0);
  expect(new Set(prices).size).toBe(prices.length);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test('shells of a vine keep clear of each other, as targets of their own', () => {
  const spots = vineSpots(STAGES_OF_THEME);
  for (const [index, spot] of spots.entries())
    for (const other of spots.slice(index + 1))
      expect(Math.hypot(spot.dx - other.dx, spot.dy - other.dy)).toBeGreaterThan(60);
});

describe.each(STAGE_DOORS.map((door) => [mapById(door.mapId)?.key, door] as const))('%s', (_key, door) => {
  const { x, y } = door;
  const map = MAPS.find(({ id }) => id === door.mapId);
  if (map === undefined) throw new Error(`There is no map ${door.mapId}.`);
  const { width } = STAGE_DOOR_SIZE;
  const trunk: Rect = { x: x - width / 2, y: y - 190, w: width, h: 189 };
  const place = map.places.find(({ page }) => page === 'stages');

  test('stands on one walking line from trunk to trunk', () => {
    const floors = [...map.solids, ...map.walls, ...map.platforms];
    const isCarried = floors.some(
      (floor) => floor.y === y && floor.x <= trunk.x && floor.x + floor.w >= trunk.x + trunk.w,
    );
    expect(isCarried).toBe(true);
    for (const solid of [...map.solids, ...map.walls, ...map.slopes])
      expect(overlap(trunk, solid)).toBe(false);
    for (const { x: left, y: top, w } of map.platforms)
      expect(overlap(trunk, { x: left, y: top, w, h: 1 })).toBe(false);
  });

  test('keeps clear of portals, races, gates and other places', () => {
    for (const other of [
      ...map.portals,
      ...map.pairGates.flatMap((gate) => [gate, ...gate.plates]),
      ...map.courses.flatMap(({ start, gates, finish }) => [start, ...gates, finish]),
      ...map.places.filter(({ page }) => page !== 'stages'),
      ...map.ladders,
      ...map.secrets,
    ])
      expect(overlap(trunk, other), JSON.stringify(other)).toBe(false);
  });

  test('is entered out of the reach of every neighbour', () => {
    const half = (place?.w ?? 0) / 2;
    const inReach = map.npcs.filter(
      (npc) => Math.abs(npc.y - y) < 150 && Math.abs(npc.x - x) <= TALK_REACH_PX + half,
    );
    expect(inReach).toEqual([]);
  });

  test('hides no code object, and none hides it', () => {
    for (const object of CODE_OBJECTS.filter(({ mapId }) => mapId === map.id)) {
      const size = CODE_OBJECT_SIZES[object.kind];
      const drawn = {
        x: object.x - size.width / 2,
        y: object.y - size.height,
        w: size.width,
        h: size.height,
      };
      const sign = { x: signOf(object) - 30, y: object.y - 80, w: 60, h: 80 };
      expect(overlap(trunk, drawn), object.name).toBe(false);
      expect(overlap(trunk, sign), object.name).toBe(false);
    }
  });
});
