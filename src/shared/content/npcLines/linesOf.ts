import type { NPCS, NpcDefinition } from '#shared/content/npcs.ts';
import { FAR_LINES } from './farLines.ts';
import type { NpcLineSet } from './npcLineSet.ts';
import { SHORE_LINES } from './shoreLines.ts';

type NpcKey = (typeof NPCS)[number]['key'];

/** The lines of an NPC that replace its default ones once the user has completed certain quests or beaten a foe. */
const LINE_SETS: Readonly<Record<NpcKey, readonly NpcLineSet[]>> = { ...SHORE_LINES, ...FAR_LINES };

/** The lines of an NPC without a quest to talk about, for a user who has completed these quests and beaten these foes. */
export function linesOf(
  npc: NpcDefinition,
  completedQuestIds: ReadonlySet<number>,
  beatenFoeIds: ReadonlySet<number> = new Set(),
): readonly string[] {
  const own = lineSetsOf(npc).findLast(
    ({ after, afterFoe }) =>
      after.every((id) => completedQuestIds.has(id)) &&
      (afterFoe === undefined || beatenFoeIds.has(afterFoe)),
  );
  return own?.lines ?? npc.defaultMessageList;
}

/** Every set of an NPC beside its default lines, in order. */
export function lineSetsOf({ key }: NpcDefinition): readonly NpcLineSet[] {
  return isNpcKey(key) ? LINE_SETS[key] : [];
}

function isNpcKey(key: string): key is NpcKey {
  return key in LINE_SETS;
}
