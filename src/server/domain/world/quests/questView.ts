import { itemById } from '#shared/content/items.ts';
import { mapOfNpc } from '#shared/content/mapOfNpc.ts';
import { npcById } from '#shared/content/npcs.ts';
import { certificateById } from '#server/domain/world/certificates/certificateDefinitions.ts';
import { skillById } from '#server/domain/world/skills/skillDefinitions.ts';
import { questRewardId } from './questDefinitions.ts';
import type { QuestDefinition, QuestRewardDefinition } from './questTypes.ts';
import type { NpcQuest, QuestReward, QuestState } from '#shared/contract/world/quests.ts';
import { expiryOf, type QuestProgressById } from './questProgress.ts';
import { isItsTime, isOffered, repeatedNow, type QuestOutlook, type Repeated } from './questOffers.ts';
import { isSkipped } from './skippedQuests.ts';
import { questTexts } from './texts.ts';

/**
 * The quests as the owner of this progress sees them. Quests that were not taken are left out when they are skipped,
 * and outside of their time. Quests that can neither be taken nor advanced are sent as state and title only.
 */
export function questViews(outlook: QuestOutlook, taken: QuestProgressById): NpcQuest[] {
  const repeated = repeatedNow(outlook, taken);
  return shownQuests(outlook, taken, repeated).map((quest) =>
    summaryOf(questView(quest, taken, outlook, repeated)),
  );
}

/** Every quest of a list with its goals and rewards, in any state. */
export function shownQuests(
  outlook: QuestOutlook,
  taken: QuestProgressById,
  repeated = repeatedNow(outlook, taken),
): QuestDefinition[] {
  const { all } = outlook.quests;
  return all.filter(
    (quest) =>
      taken.has(quest.id) || (isItsTime(quest, outlook, repeated) && !isSkipped(quest.id, all, taken)),
  );
}

function summaryOf(view: NpcQuest): NpcQuest {
  const isOver = view.state === 'COMPLETED' && view.rewardSeen;
  return view.state === 'LOCKED' || isOver
    ? { ...view, description: '', goalList: [], rewardList: [] }
    : view;
}

/** The state of a quest for the owner of this progress. */
export const questState = (
  quest: QuestDefinition,
  taken: QuestProgressById,
  outlook: QuestOutlook,
  repeated: Repeated,
): QuestState =>
  taken.get(quest.id)?.state ?? (isOffered(quest, taken, outlook, repeated) ? 'AVAILABLE' : 'LOCKED');

export function questView(
  quest: QuestDefinition,
  taken: QuestProgressById,
  outlook: QuestOutlook,
  repeated = repeatedNow(outlook, taken),
): NpcQuest {
  const progress = taken.get(quest.id);
  const state = questState(quest, taken, outlook, repeated);
  const expiry = progress?.state === 'IN_PROGRESS' ? expiryOf(quest, progress.acceptedAt) : null;
  const rewardSeen = progress?.rewardSeen ?? false;
  const isErrand = state === 'IN_PROGRESS' || state === 'READY';
  const saysThanks = state === 'READY' || (state === 'COMPLETED' && !rewardSeen);
  return {
    mapNpcQuestId: quest.id,
    mapNpcObjectId: quest.npcId,
    mapId: mapOfNpc(quest.npcId).id,
    kind: quest.kind,
    character: npcById(quest.npcId)?.name ?? '',
    level: quest.requiredLevel ?? 1,
    timeLimit: quest.timeLimit ?? null,
    expiresAt: expiry?.toISOString() ?? null,
    secondsLeft: expiry && Math.max(0, Math.ceil((expiry.getTime() - outlook.now.getTime()) / 1000)),
    title: quest.title,
    description: quest.description,
    completionMethod: quest.completionMethod,
    state,
    goalList: quest.goals.map(({ name, actionType, actionId, count, path, answer }, index) => ({
      goalName: name,
      actionType,
      actionId,
      goalCount: count,
      completedCount: Math.max(0, progress?.counts[index] ?? 0),
      path,
      answerMessageList: isErrand ? [...(answer?.lines ?? [])] : [],
      answerMoment: (isErrand && answer?.moment) || null,
    })),
    rewardList: quest.rewards.map((reward, index) => ({
      mapNpcQuestRewardId: questRewardId(quest.id, index),
      ...rewardView(reward),
    })),
    offerMessageList: state === 'AVAILABLE' ? [...quest.offerMessageList] : [],
    progressMessageList: state === 'IN_PROGRESS' ? [...quest.progressMessageList] : [],
    completeMessageList: saysThanks ? [...quest.completeMessageList] : [],
    rewardSeen,
  };
}

function rewardView(reward: QuestRewardDefinition): Omit<QuestReward, 'mapNpcQuestRewardId'> {
  const { type: rewardType } = reward;
  switch (rewardType) {
    case 'ITEM':
      return one(rewardType, reward.itemId, itemById(reward.itemId)?.name);
    case 'SKILL':
      return one(rewardType, reward.skillId, skillById(reward.skillId)?.name);
    case 'CERTIFICATION':
      return one(rewardType, reward.certificateId, certificateById(reward.certificateId)?.title);
    case 'OBJECT_STATE':
      return one(rewardType, reward.objectId, reward.name);
    case 'POINT':
    case 'CHANNEL_POINT':
    case 'USER_EXP':
      return {
        rewardType,
        rewardId: 0,
        rewardName: questTexts.counted[rewardType],
        rewardCount: reward.count,
      };
  }
}

const one = (rewardType: QuestReward['rewardType'], rewardId: number, rewardName = '') => ({
  rewardType,
  rewardId,
  rewardName,
  rewardCount: 1,
});
