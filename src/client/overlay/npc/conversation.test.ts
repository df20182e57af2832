import { describe, expect, it } from 'vitest';
import type { NpcQuest, QuestState } from '#shared/contract/quests.ts';
import { conversationOf } from './conversation.ts';

const quest = (mapNpcQuestId: number, npcId: number, state: QuestState): NpcQuest => ({
  mapNpcQuestId,
  mapNpcObjectId: npcId,
  mapId: 1,
  title: `퀘스트 ${mapNpcQuestId}`,
  description: '',
  completionMethod: 'NPC',
  state,
  goalList: [],
  rewardList: [],
  offerMessageList: ['받아 줘'],
  progressMessageList: ['어때?'],
  completeMessageList: ['고마워'],
  rewardSeen: false,
});
const talk = (...questList: NpcQuest[]) =>
  conversationOf({ npcId: 101, questList, defaultMessageList: ['안녕'] });

describe('conversationOf', () => {
  it('takes a finished quest before offering another', () => {
    const conversation = talk(
      quest(1, 101, 'AVAILABLE'),
      quest(2, 101, 'READY'),
      quest(3, 101, 'IN_PROGRESS'),
    );
    expect([conversation.kind, conversation.quest?.mapNpcQuestId, conversation.pages]).toEqual([
      'handIn',
      2,
      ['고마워'],
    ]);
  });

  it('offers before it asks how another goes', () => {
    expect(talk(quest(3, 101, 'IN_PROGRESS'), quest(1, 101, 'AVAILABLE')).kind).toBe('offer');
    expect(talk(quest(3, 101, 'IN_PROGRESS')).kind).toBe('progress');
  });

  it('only chats when nothing of its own is open', () => {
    const conversation = talk(quest(1, 102, 'READY'), quest(2, 101, 'COMPLETED'), quest(3, 101, 'LOCKED'));
    expect(conversation).toEqual({ kind: 'chat', quest: null, pages: ['안녕'] });
  });
});
