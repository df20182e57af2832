import { describe, expect, test } from 'vitest';
import { NPCS } from '../npcs.ts';
import type { MapDefinition, Platform, Rect } from './mapTypes.ts';
import { mapById, MAPS } from './maps.ts';

/** Kept below what an avatar can do (128 up, 192 across), so that no jump has to be perfect. */
const MAX_RISE = 112;
const MAX_GAP = 160;

const floors = (map: MapDefinition): Platform[] => [...map.solids, ...map.walls, ...map.platforms];
const gap = (a: Platform, b: Platform) => Math.max(0, b.x - (a.x + a.w), a.x - (b.x + b.w));
const inside = (map: MapDefinition, { x, y, w, h }: Rect) =>
  x >= 0 && y >= 0 && x + w <= map.width && y + h <= map.height;
const standsOn = (map: MapDefinition, x: number, y: number) =>
  floors(map).some((floor) => floor.y === y && x >= floor.x && x <= floor.x + floor.w);

function reachable(map: MapDefinition): Set<Platform> {
  const all = floors(map);
  const seen = new Set(
    all.filter(
      (floor) => floor.y === map.spawn.y && map.spawn.x >= floor.x && map.spawn.x <= floor.x + floor.w,
    ),
  );
  for (const from of seen)
    for (const to of all) if (from.y - to.y <= MAX_RISE && gap(from, to) <= MAX_GAP) seen.add(to);
  return seen;
}

describe.each(MAPS.map((map) => [map.key, map] as const))('%s', (_key, map) => {
  test('is found by its id', () => expect(mapById(map.id)).toBe(map));

  test('everything lies inside the world', () => {
    for (const rect of [...map.solids, ...map.walls, ...map.portals]) expect(inside(map, rect)).toBe(true);
    for (const { x, y, w } of map.platforms) expect(inside(map, { x, y, w, h: 1 })).toBe(true);
  });

  test('the ground reaches from edge to edge', () => {
    expect(map.solids).toContainEqual(expect.objectContaining({ x: 0, w: map.width }));
  });

  test('spawn, NPCs and portals stand on firm ground', () => {
    expect(standsOn(map, map.spawn.x, map.spawn.y)).toBe(true);
    for (const npc of map.npcs) expect(standsOn(map, npc.x, npc.y)).toBe(true);
    for (const portal of map.portals)
      expect(standsOn(map, portal.x + portal.w / 2, portal.y + portal.h)).toBe(true);
  });

  test('every platform, island and tower can be reached without any skill', () => {
    expect(reachable(map).size).toBe(floors(map).length);
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
      for (const back of target.portals)
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
