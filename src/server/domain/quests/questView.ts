import { itemById } from '#shared/content/items.ts';
import { mapOfNpc } from '#shared/content/mapOfNpc.ts';
import { questRewardId, QUESTS } from '#shared/content/quests.ts';
import type { QuestDefinition, QuestRewardDefinition } from '#shared/content/questTypes.ts';
import type { NpcQuest, QuestReward, QuestState } from '#shared/contract/quests.ts';
import { isOffered, type QuestBook } from './progress.ts';
import { questTexts } from './texts.ts';

/** Every quest as the owner of the book sees it. */
export function questViews(book: QuestBook): NpcQuest[] {
  return QUESTS.map((quest) => questView(quest, book));
}

export function questView(quest: QuestDefinition, book: QuestBook): NpcQuest {
  const progress = book.get(quest.id);
  const untaken: QuestState = isOffered(quest, book) ? 'AVAILABLE' : 'LOCKED';
  return {
    mapNpcQuestId: quest.id,
    mapNpcObjectId: quest.npcId,
    mapId: mapOfNpc(quest.npcId).id,
    title: quest.title,
    description: quest.description,
    completionMethod: quest.completionMethod,
    state: progress?.state ?? untaken,
    goalList: quest.goals.map(({ name, actionType, actionId, count, path }, index) => ({
      goalName: name,
      actionType,
      actionId,
      goalCount: count,
      completedCount: progress?.counts[index] ?? 0,
      path,
    })),
    rewardList: quest.rewards.map((reward, index) => ({
      mapNpcQuestRewardId: questRewardId(quest.id, index),
      ...rewardView(reward),
    })),
    offerMessageList: [...quest.offerMessageList],
    progressMessageList: [...quest.progressMessageList],
    completeMessageList: [...quest.completeMessageList],
    rewardSeen: progress?.rewardSeen ?? false,
  };
}

function rewardView(reward: QuestRewardDefinition): Omit<QuestReward, 'mapNpcQuestRewardId'> {
  if (reward.type === 'ITEM') {
    const rewardName = itemById(reward.itemId)?.name ?? '';
    return { rewardType: 'ITEM', rewardId: reward.itemId, rewardName, rewardCount: 1 };
  }
  const rewardName = reward.type === 'POINT' ? questTexts.point : questTexts.exp;
  return { rewardType: reward.type, rewardId: 0, rewardName, rewardCount: reward.count };
}
