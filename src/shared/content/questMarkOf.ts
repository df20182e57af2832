import type { NpcQuest, QuestState } from '#shared/contract/world/quests.ts';

/** Frame names of the marks: `mark/available` and so on. */
export type QuestMark = 'available' | 'complete' | 'progress';

/** Ordered by urgency for the player. */
const BY_URGENCY: readonly (readonly [QuestState, QuestMark])[] = [
  ['READY', 'complete'],
  ['AVAILABLE', 'available'],
  ['IN_PROGRESS', 'progress'],
];

/** The mark above an NPC: of the most urgent of its quests or of an errand to it, or null without any. */
export function questMarkOf(npcId: number, quests: readonly NpcQuest[]): QuestMark | null {
  const states = new Set(
    quests
      .filter((quest) => quest.mapNpcObjectId === npcId || hasErrandTo(npcId, quest))
      .map(({ mapNpcObjectId, state }) => (mapNpcObjectId === npcId ? state : 'IN_PROGRESS')),
  );
  return BY_URGENCY.find(([state]) => states.has(state))?.[1] ?? null;
}

/** Whether a taken quest leads to a friend that was not met for it yet. */
function hasErrandTo(npcId: number, { state, goalList }: NpcQuest): boolean {
  return (
    state === 'IN_PROGRESS' &&
    goalList.some(
      ({ actionType, actionId, completedCount, goalCount }) =>
        actionType === 'TALK' && actionId === npcId && completedCount < goalCount,
    )
  );
}
