import type { NpcQuest, QuestState } from '#shared/contract/quests.ts';

/** Names as in the pictures: `mark/available` and so on. */
export type QuestMark = 'available' | 'complete' | 'progress';

/** What a child should act on first comes first. */
const BY_URGENCY: readonly (readonly [QuestState, QuestMark])[] = [
  ['READY', 'complete'],
  ['AVAILABLE', 'available'],
  ['IN_PROGRESS', 'progress'],
];

/** The mark above an NPC: the most urgent of its quests, or null when it has nothing to say about any. */
export function questMarkOf(npcId: number, quests: readonly NpcQuest[]): QuestMark | null {
  const states = new Set(quests.filter((quest) => quest.mapNpcObjectId === npcId).map(({ state }) => state));
  return BY_URGENCY.find(([state]) => states.has(state))?.[1] ?? null;
}
