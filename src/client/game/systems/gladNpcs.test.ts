import { expect, it } from 'vitest';
import type { NpcQuest, QuestState } from '#shared/contract/quests.ts';
import { gladNpcs } from './gladNpcs.ts';

const quest = (mapNpcQuestId: number, mapNpcObjectId: number, state: QuestState): NpcQuest => ({
  mapNpcQuestId,
  mapNpcObjectId,
  mapId: 1,
  title: '첫걸음',
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

it('is glad whose quest has just been completed', () => {
  const before = [quest(1, 101, 'READY'), quest(2, 102, 'READY'), quest(3, 103, 'COMPLETED')];
  const after = [quest(1, 101, 'COMPLETED'), quest(2, 102, 'READY'), quest(3, 103, 'COMPLETED')];
  expect([...gladNpcs(before, after)]).toEqual([101]);
});

it('does not rejoice over what was completed on another day', () => {
  expect(gladNpcs(null, [quest(1, 101, 'COMPLETED')]).size).toBe(0);
  expect(gladNpcs([quest(1, 101, 'COMPLETED')], null).size).toBe(0);
});
