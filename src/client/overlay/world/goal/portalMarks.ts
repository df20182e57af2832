/** Pure: which portals of a map lead to friends who wait. */
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import { questMarkOf, type QuestMark } from '#shared/content/questMarkOf.ts';
import type { NpcQuest } from '#shared/contract/world/quests.ts';
import { portalTowards } from './questGoal.ts';

type WaitingMark = Exclude<QuestMark, 'progress'>;

interface WaitingNpc {
  readonly npcId: number;
  readonly mark: WaitingMark;
}

/** NPCs of a map who have a quest to give or a reward. */
export function waitingNpcs(
  { npcs }: Pick<MapDefinition, 'npcs'>,
  questList: readonly NpcQuest[],
): readonly WaitingNpc[] {
  return npcs.flatMap(({ npcId }) => {
    const mark = questMarkOf(npcId, questList);
    return mark === null || mark === 'progress' ? [] : { npcId, mark };
  });
}

/** The mark of each portal (by id) beyond which somebody waits; rewards come before offers. */
export function portalMarks(here: number, questList: readonly NpcQuest[]): ReadonlyMap<number, WaitingMark> {
  const marks = new Map<number, WaitingMark>();
  for (const map of MAPS) {
    const portal = map.id === here ? undefined : portalTowards(here, map.id);
    if (portal === undefined) continue;
    for (const { mark } of waitingNpcs(map, questList))
      if (mark === 'complete' || !marks.has(portal.id)) marks.set(portal.id, mark);
  }
  return marks;
}

/** How it stands between the player and the friends of a map. */
export type MapMood = 'waiting' | 'busy' | 'done' | 'quiet';

export function mapMood({ npcs }: Pick<MapDefinition, 'npcs'>, questList: readonly NpcQuest[]): MapMood {
  const ids = new Set(npcs.map(({ npcId }) => npcId));
  const states = questList.flatMap((quest) => (ids.has(quest.mapNpcObjectId) ? quest.state : []));
  if (states.some((state) => state === 'READY' || state === 'AVAILABLE')) return 'waiting';
  if (states.includes('IN_PROGRESS')) return 'busy';
  return states.length > 0 && states.every((state) => state === 'COMPLETED') ? 'done' : 'quiet';
}
