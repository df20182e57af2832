import type { NpcQuest, QuestState } from '#shared/contract/world/quests.ts';

/** Frame names of the marks: `mark/available` and so on. */
export type QuestMark = 'available' | 'complete' | 'progress';

/** By urgency for the player. */
const BY_URGENCY: readonly (readonly [QuestState, QuestMark])[] = [
  ['READY', 'complete'],
  ['AVAILABLE', 'available'],
  ['IN_PROGRESS', 'progress'],
];

/** The mark above an NPC: of the most urgent of its quests, or null without one. */
export function questMarkOf(npcId: number, quests: readonly NpcQuest[]): QuestMark | null {
  const states = new Set(quests.filter((quest) => quest.mapNpcObjectId === npcId).map(({ state }) => state));
  return BY_URGENCY.find(([state]) => states.has(state))?.[1] ?? null;
}
