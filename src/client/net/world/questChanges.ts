import type { NpcQuest, QuestChange } from '#shared/contract/world/quests.ts';
import { questStore } from '#client/stores/questStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';

/** A quest with its end by this device's clock, which may be wrong: the server says how many seconds are left. */
export function inOwnTime(quest: NpcQuest, now = Date.now()): NpcQuest {
  if (quest.secondsLeft === null) return quest;
  return { ...quest, expiresAt: new Date(now + quest.secondsLeft * 1000).toISOString() };
}

/**
 * Writes the quests as received. A list that was read before the server knew that a reward dialog was opened does not
 * open it again.
 */
export function storeQuests(received: readonly NpcQuest[]): void {
  questStore.setState(({ shownRewardIds }) => {
    const completed = new Set(
      received.filter(({ state }) => state === 'COMPLETED').map(({ mapNpcQuestId }) => mapNpcQuestId),
    );
    // A daily quest that can be done again shows its next reward.
    const shown = shownRewardIds.filter((id) => completed.has(id));
    const questList = received.map((quest) =>
      shown.includes(quest.mapNpcQuestId) ? { ...quest, rewardSeen: true } : quest,
    );
    return { questList, shownRewardIds: shown };
  });
}

/** Writes that the reward dialog of this quest was opened on this page. */
export function storeRewardShown(questId: number): void {
  const { questList, shownRewardIds } = questStore.getState();
  questStore.setState({ shownRewardIds: [...shownRewardIds, questId] });
  if (questList) storeQuests(questList);
}

/** Writes what an action changed: the quests it touched among the others, and the balances after it. */
export function storeQuestChange(change: QuestChange): QuestChange {
  const { questList, experience, point } = change;
  storeQuests(mergeQuests(questStore.getState().questList ?? [], questList));
  questStore.setState((state) => ({
    changedObjectIds: [...new Set([...state.changedObjectIds, ...questList.flatMap(objectsChangedBy)])],
  }));
  walletStore.setState({ point, experience });
  return change;
}

/** The objects of the world that the rewards of a completed quest have changed. */
const objectsChangedBy = ({ state, rewardList }: NpcQuest): number[] =>
  state === 'COMPLETED'
    ? rewardList.flatMap(({ rewardType, rewardId }) => (rewardType === 'OBJECT_STATE' ? [rewardId] : []))
    : [];

/** Changed quests take the place of their former selves; new ones come last. */
function mergeQuests(known: readonly NpcQuest[], changed: readonly NpcQuest[]): readonly NpcQuest[] {
  const byId = new Map(changed.map((quest) => [quest.mapNpcQuestId, inOwnTime(quest)]));
  const merged = known.map((quest) => byId.get(quest.mapNpcQuestId) ?? quest);
  const knownIds = new Set(known.map((quest) => quest.mapNpcQuestId));
  return [...merged, ...[...byId.values()].filter((quest) => !knownIds.has(quest.mapNpcQuestId))];
}
