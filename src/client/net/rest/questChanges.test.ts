import { beforeEach, describe, expect, it } from 'vitest';
import type { NpcQuest, QuestState } from '#shared/contract/quests.ts';
import { questStore } from '#client/stores/questStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { takeQuestChange } from './questChanges.ts';

const quest = (mapNpcQuestId: number, state: QuestState): NpcQuest => ({
  mapNpcQuestId,
  mapNpcObjectId: 101,
  mapId: 1,
  title: '첫 인사',
  description: '',
  completionMethod: 'NPC',
  state,
  goalList: [],
  rewardList: [],
  offerMessageList: [],
  progressMessageList: [],
  completeMessageList: [],
  rewardSeen: true,
});
const experience = { level: 2, levelExp: 10, requiredLevelPoint: 200 };
const states = () =>
  questStore.getState().questList?.map(({ mapNpcQuestId, state }) => `${mapNpcQuestId} ${state}`);

describe('what an action changed', () => {
  beforeEach(() => questStore.setState({ questList: null }));

  it('takes the place of what was known and leaves the rest in order', () => {
    questStore.setState({ questList: [quest(1, 'READY'), quest(2, 'LOCKED'), quest(3, 'LOCKED')] });
    takeQuestChange({ questList: [quest(2, 'AVAILABLE'), quest(1, 'COMPLETED')], experience, point: 120 });
    expect(states()).toEqual(['1 COMPLETED', '2 AVAILABLE', '3 LOCKED']);
    expect(walletStore.getState()).toEqual({ point: 120, experience });
  });

  it('is all that is known when nothing was loaded yet', () => {
    takeQuestChange({ questList: [quest(4, 'IN_PROGRESS')], experience, point: 0 });
    expect(states()).toEqual(['4 IN_PROGRESS']);
  });
});
