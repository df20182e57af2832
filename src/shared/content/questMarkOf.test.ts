import { expect, it } from 'vitest';
import type { NpcQuest, QuestState } from '#shared/contract/world/quests.ts';
import { questMarkOf } from './questMarkOf.ts';

const quest = (npcId: number, state: QuestState): NpcQuest => ({
  mapNpcQuestId: 1,
  mapNpcObjectId: npcId,
  mapId: 1,
  kind: 'MAIN',
  character: '',
  level: 1,
  timeLimit: null,
  expiresAt: null,
  secondsLeft: null,
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

it('shows what can be handed in before what can be taken before what is under way', () => {
  const all: QuestState[] = ['IN_PROGRESS', 'AVAILABLE', 'READY'];
  expect(
    questMarkOf(
      101,
      all.map((state) => quest(101, state)),
    ),
  ).toBe('complete');
  expect(
    questMarkOf(
      101,
      all.slice(0, 2).map((state) => quest(101, state)),
    ),
  ).toBe('available');
  expect(questMarkOf(101, [quest(101, 'IN_PROGRESS')])).toBe('progress');
});

it('shows nothing for locked or finished quests, or those of others', () => {
  expect(questMarkOf(101, [quest(101, 'LOCKED'), quest(101, 'COMPLETED'), quest(102, 'READY')])).toBeNull();
});
