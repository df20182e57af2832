import { expect, it } from 'vitest';
import { mapOfNpc } from '#shared/content/mapOfNpc.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { QUEST_TRACES, TRACE_LOOKS } from '#shared/content/questTraces.ts';
import { QUESTS } from './questDefinitions.ts';

it('every story quest changes the map of its giver, once', () => {
  const story = QUESTS.filter(({ kind }) => kind === 'MAIN').map(
    ({ id, npcId }) => `${id} ${mapOfNpc(npcId).id}`,
  );
  expect(QUEST_TRACES.map(({ questId, mapId }) => `${questId} ${mapId}`).sort()).toEqual(story.sort());
});

it('each stands on a floor, apart from the others and from the friends', () => {
  for (const { questId, mapId, x, y } of QUEST_TRACES) {
    const map = mapById(mapId);
    const floors = [...(map?.solids ?? []), ...(map?.platforms ?? [])];
    expect(
      floors.some((floor) => floor.y === y && x >= floor.x && x <= floor.x + floor.w),
      `the trace of quest ${questId}`,
    ).toBe(true);
    for (const npc of map?.npcs ?? [])
      expect(Math.abs(npc.x - x) >= 90 || Math.abs(npc.y - y) > 120, `quest ${questId}`).toBe(true);
    for (const other of QUEST_TRACES)
      expect(
        other.questId === questId || other.mapId !== mapId || other.y !== y || Math.abs(other.x - x) >= 60,
        `the traces of ${questId} and ${other.questId}`,
      ).toBe(true);
  }
});

it('all looks are used', () => {
  expect(new Set(QUEST_TRACES.map(({ look }) => look)).size).toBe(TRACE_LOOKS.length);
});
