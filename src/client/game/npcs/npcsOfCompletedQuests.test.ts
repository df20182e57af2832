import { expect, it } from 'vitest';
import { npcQuest } from '#client/testSupport/samples.ts';
import type { QuestState } from '#shared/contract/world/quests.ts';
import { npcsOfCompletedQuests } from './npcsOfCompletedQuests.ts';

const quest = (mapNpcQuestId: number, mapNpcObjectId: number, state: QuestState) =>
  npcQuest({ mapNpcQuestId, mapNpcObjectId, state });

it('is happy whose quest has just been completed', () => {
  const before = [quest(1, 101, 'READY'), quest(2, 102, 'READY'), quest(3, 103, 'COMPLETED')];
  const after = [quest(1, 101, 'COMPLETED'), quest(2, 102, 'READY'), quest(3, 103, 'COMPLETED')];
  expect([...npcsOfCompletedQuests(before, after)]).toEqual([101]);
});

it('does not rejoice over what was completed on another day', () => {
  expect(npcsOfCompletedQuests(null, [quest(1, 101, 'COMPLETED')]).size).toBe(0);
  expect(npcsOfCompletedQuests([quest(1, 101, 'COMPLETED')], null).size).toBe(0);
});
