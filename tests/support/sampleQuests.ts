import type { QuestDefinition, QuestGoalDefinition } from '#server/domain/world/quests/questTypes.ts';

/** A quest of the first friend with nothing but what a test names. */
export const sampleQuest = (part: Partial<QuestDefinition> & { readonly id: number }): QuestDefinition => ({
  npcId: 101,
  kind: 'MAIN',
  after: [],
  title: `부탁 ${part.id}`,
  description: '친구를 도와줘요.',
  completionMethod: 'NPC',
  goals: [sampleGoal('TALK', 101)],
  rewards: [{ type: 'POINT', count: 10 }],
  offerMessageList: ['도와줄래?'],
  progressMessageList: ['잘 되고 있니?'],
  completeMessageList: ['고마워!'],
  ...part,
});

export const sampleGoal = (
  actionType: QuestGoalDefinition['actionType'],
  actionId: number,
  count = 1,
): QuestGoalDefinition => ({ name: `목표 ${actionType}`, actionType, actionId, count, path: null });
