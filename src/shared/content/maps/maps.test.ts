import { describe, expect, test } from 'vitest';
import { NPCS } from '../npcs.ts';
import type { MapDefinition, MapKey, Platform, Rect } from './mapTypes.ts';
import { mapById, MAPS } from './maps.ts';

/** Below the abilities of an avatar (128 up, 192 across), so that no jump has to be perfect. */
const MAX_RISE = 112;
const MAX_GAP = 160;

/** Bonus ledges, by their walking line, that need the skill of climbing walls. */
const NEEDS_WALL_CLIMB: Partial<Record<MapKey, readonly number[]>> = { kelp: [128] };

/** Anything that carries: entered at its lowest point, left at its highest. */
interface Foothold {
  readonly x: number;
  readonly w: number;
  readonly low: number;
  readonly high: number;
}

const flat = ({ x, y, w }: Platform): Foothold => ({ x, w, low: y, high: y });
const tall = ({ x, y, w, h }: Rect): Foothold => ({ x, w, low: y + h, high: y });

const floors = (map: MapDefinition): Platform[] => [...map.solids, ...map.walls, ...map.platforms];
const footholds = (map: MapDefinition): Foothold[] => [
  ...floors(map).map(flat),
  ...map.ladders.map(tall),
  ...map.slopes.map(tall),
  ...map.movers.map(({ x, y, w, toX, toY }) => ({
    x: Math.min(x, toX),
    w: w + Math.abs(toX - x),
    low: Math.max(y, toY),
    high: Math.min(y, toY),
  })),
];
const gap = (a: Foothold, b: Foothold) => Math.max(0, b.x - (a.x + a.w), a.x - (b.x + b.w));
const inside = (map: MapDefinition, { x, y, w, h }: Rect) =>
  x >= 0 && y >= 0 && x + w <= map.width && y + h <= map.height;
const standsOn = (map: MapDefinition, x: number, y: number) =>
  floors(map).some((floor) => floor.y === y && x >= floor.x && x <= floor.x + floor.w);
const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Reachable places by walking, plain jumps, ladders, slopes and moving platforms. */
function reachable(map: MapDefinition): Set<Foothold> {
  const all = footholds(map);
  const seen = new Set(
    all.filter(({ x, w, high }) => high === map.spawn.y && map.spawn.x >= x && map.spawn.x <= x + w),
  );
  for (const from of seen)
    for (const to of all) if (from.high - to.low <= MAX_RISE && gap(from, to) <= MAX_GAP) seen.add(to);
  return seen;
}

describe.each(MAPS.map((map) => [map.key, map] as const))('%s', (_key, map) => {
  test('is found by its id', () => expect(mapById(map.id)).toBe(map));

  test('everything lies inside the world', () => {
    for (const rect of [
      ...[
        ...map.solids,
        ...map.walls,
        ...map.portals,
        ...map.places,
        ...map.ladders,
        ...map.slopes,
        ...map.currents,
      ],
      ...map.secrets,
      ...map.courses.flatMap(({ start, gates, finish }) => [start, ...gates, finish]),
    ])
      expect(inside(map, rect)).toBe(true);
    for (const { x, y, w } of map.platforms) expect(inside(map, { x, y, w, h: 1 })).toBe(true);
    for (const { x, y, w, toX, toY } of map.movers)
      for (const rect of [
        { x, y, w, h: 1 },
        { x: toX, y: toY, w, h: 1 },
      ])
        expect(inside(map, rect)).toBe(true);
    for (const { x, y } of map.shells) expect(inside(map, { x, y, w: 1, h: 1 })).toBe(true);
  });

  test('the ground reaches from edge to edge', () => {
    expect(map.solids).toContainEqual(expect.objectContaining({ x: 0, w: map.width }));
  });

  test('spawn, NPCs, portals and places with pages stand on firm ground', () => {
    expect(standsOn(map, map.spawn.x, map.spawn.y)).toBe(true);
    for (const npc of map.npcs) expect(standsOn(map, npc.x, npc.y)).toBe(true);
    for (const { x, y, w, h } of [...map.portals, ...map.places])
      expect(standsOn(map, x + w / 2, y + h)).toBe(true);
  });

  test('everything that carries can be reached without any skill, but for the bonus ledges', () => {
    const missed = footholds(map).filter(
      (foothold) => ![...reachable(map)].some((seen) => JSON.stringify(seen) === JSON.stringify(foothold)),
    );
    const bonus = NEEDS_WALL_CLIMB[map.key] ?? [];
    expect([...new Set(missed.map(({ high }) => high))]).toEqual(bonus);
    for (const y of bonus) {
      // A climber gets there: the wall begins within reach of a floor that is reached.
      const wall = map.walls.find((candidate) => candidate.y === y);
      if (!wall) throw new Error(`map ${map.key} has a bonus ledge at ${y} that no wall leads up to`);
      expect(
        [...reachable(map)].some(
          (from) => from.high - (wall.y + wall.h) <= MAX_RISE && gap(from, flat(wall)) <= MAX_GAP,
        ),
      ).toBe(true);
    }
  });

  test('both ends of a slope meet a floor', () => {
    for (const { x, y, w, h, up } of map.slopes) {
      expect(h).toBeLessThanOrEqual(w);
      const [high, low] = up === 'right' ? [x + w, x] : [x, x + w];
      expect(standsOn(map, high, y)).toBe(true);
      expect(standsOn(map, low, y + h)).toBe(true);
    }
  });

  test('a ladder ends at the floor it leads to', () => {
    for (const { x, y, w } of map.ladders)
      expect(standsOn(map, x + w / 2, y) || standsOn(map, x - 8, y) || standsOn(map, x + w + 8, y)).toBe(
        true,
      );
  });

  test('shells and secrets lie where one can be, and ids are unique', () => {
    const filled = [...map.solids, ...map.walls];
    for (const { x, y } of map.shells)
      expect(filled.some((solid) => overlap(solid, { x: x - 12, y: y - 12, w: 24, h: 24 }))).toBe(false);
    for (const secret of map.secrets) {
      const floor = footholds(map).find(
        ({ x, w, low, high }) =>
          gap({ ...secret, low: 0, high: 0 }, { x, w, low, high }) === 0 &&
          low >= secret.y &&
          high <= secret.y + secret.h,
      );
      expect(floor).toBeDefined();
    }
    for (const list of [map.shells, map.secrets, map.courses, map.places, map.movers])
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });

  test('has shells, secrets and a course: a reason to be there', () => {
    expect(map.shells.length).toBeGreaterThanOrEqual(10);
    expect(map.secrets.length).toBeGreaterThanOrEqual(1);
    expect(map.courses.length).toBeGreaterThanOrEqual(1);
  });

  test('a course can be run without any skill', () => {
    const carriers = [...reachable(map)];
    for (const { start, gates, finish } of map.courses)
      for (const box of [start, ...gates, finish]) {
        const [middle, foot] = [box.x + box.w / 2, box.y + box.h];
        expect(
          carriers.some(({ x, w, high }) => high === foot && middle >= x && middle <= x + w),
          JSON.stringify(box),
        ).toBe(true);
      }
  });

  test('start, gates and finish of a course stand on something and keep clear of each other', () => {
    for (const { start, gates, finish } of map.courses) {
      const boxes = [start, ...gates, finish];
      for (const box of boxes)
        expect(standsOn(map, box.x + box.w / 2, box.y + box.h), JSON.stringify(box)).toBe(true);
      for (const [index, box] of boxes.entries())
        expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
    }
  });

  test('no wall bars the way along the ground', () => {
    for (const wall of map.walls) {
      const onTheGround = wall.y + wall.h >= map.spawn.y;
      expect(!onTheGround || wall.x === 0 || wall.x + wall.w === map.width).toBe(true);
    }
  });

  test('a portal leads onto firm ground beside the portal back', () => {
    for (const portal of map.portals) {
      const target = mapById(portal.toMapId);
      if (!target)
        throw new Error(`portal ${portal.id} leads to map ${portal.toMapId}, which does not exist`);
      expect(standsOn(target, portal.toX, portal.toY)).toBe(true);
      // on the same level: a door on a ledge above is not in the way
      for (const back of target.portals.filter(({ y, h }) => y + h === portal.toY))
        expect(portal.toX < back.x - 32 || portal.toX > back.x + back.w + 32).toBe(true);
    }
  });
});

test('every NPC lives on exactly one map', () => {
  const placed = MAPS.flatMap((map) => map.npcs.map(({ npcId }) => npcId)).sort((a, b) => a - b);
  expect(placed).toEqual(NPCS.map(({ id }) => id));
});

test('portal ids are unique over all maps', () => {
  const ids = MAPS.flatMap((map) => map.portals.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
