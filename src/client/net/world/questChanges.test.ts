import { beforeEach, describe, expect, it } from 'vitest';
import { npcQuest } from '#client/testSupport/samples.ts';
import type { QuestState } from '#shared/contract/world/quests.ts';
import { questStore } from '#client/stores/questStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { storeQuestChange, storeQuests, storeRewardShown } from './questChanges.ts';

const quest = (mapNpcQuestId: number, state: QuestState) => npcQuest({ mapNpcQuestId, state });
const experience = { level: 2, levelExp: 10, requiredLevelPoint: 200 };
const states = () =>
  questStore.getState().questList?.map(({ mapNpcQuestId, state }) => `${mapNpcQuestId} ${state}`);

describe('what an action changed', () => {
  beforeEach(() => questStore.setState({ questList: null, shownRewardIds: [] }));

  it('takes the place of what was known and leaves the rest in order', () => {
    questStore.setState({ questList: [quest(1, 'READY'), quest(2, 'LOCKED'), quest(3, 'LOCKED')] });
    storeQuestChange({ questList: [quest(2, 'AVAILABLE'), quest(1, 'COMPLETED')], experience, point: 120 });
    expect(states()).toEqual(['1 COMPLETED', '2 AVAILABLE', '3 LOCKED']);
    expect(walletStore.getState()).toEqual({ point: 120, experience });
  });

  it('shows what a completed quest has changed in the world, once', () => {
    questStore.setState({ changedObjectIds: [7] });
    const lamp = {
      mapNpcQuestRewardId: 591,
      rewardType: 'OBJECT_STATE',
      rewardId: 1,
      rewardName: '불빛',
      rewardCount: 1,
    } as const;
    const point = { ...lamp, rewardType: 'POINT', rewardId: 0 } as const;
    const change = (state: QuestState) => ({
      questList: [npcQuest({ mapNpcQuestId: 59, state, rewardList: [point, lamp] })],
      experience,
      point: 0,
    });
    storeQuestChange(change('READY'));
    expect(questStore.getState().changedObjectIds).toEqual([7]);
    for (const _ of [1, 2]) storeQuestChange(change('COMPLETED'));
    expect(questStore.getState().changedObjectIds).toEqual([7, 1]);
  });

  it('keeps a reward dialog closed that was opened, whatever a list that is late says, until the quest is done again', () => {
    const unseen = () => questStore.getState().questList?.some(({ rewardSeen }) => !rewardSeen);
    const done = npcQuest({ mapNpcQuestId: 5, state: 'COMPLETED', rewardSeen: false });
    storeQuests([done]);
    expect(unseen()).toBe(true);
    storeRewardShown(5);
    expect(unseen()).toBe(false);
    storeQuests([done]);
    storeQuestChange({ questList: [done], experience, point: 0 });
    expect(unseen()).toBe(false);
    storeQuests([{ ...done, state: 'AVAILABLE' }]);
    storeQuests([done]);
    expect(unseen()).toBe(true);
  });

  it('is all that is known when nothing was loaded yet', () => {
    storeQuestChange({ questList: [quest(4, 'IN_PROGRESS')], experience, point: 0 });
    expect(states()).toEqual(['4 IN_PROGRESS']);
  });
});
