import { describe, expect, it } from 'vitest';
import { npcQuest } from '#client/testSupport/samples.ts';
import type { NpcQuest, QuestState } from '#shared/contract/world/quests.ts';
import { afterAccepting, npcDialogue } from './npcDialogue.ts';

const quest = (mapNpcQuestId: number, mapNpcObjectId: number, state: QuestState) =>
  npcQuest({
    mapNpcQuestId,
    mapNpcObjectId,
    state,
    offerMessageList: ['받아 줘'],
    progressMessageList: ['어때?'],
    completeMessageList: ['고마워'],
  });
const talk = (...questList: NpcQuest[]) =>
  npcDialogue({
    npcId: 101,
    questList,
    linesAfter: (completed) => ['안녕', ...Array.from(completed, (id) => `${id} 끝`)],
  });

describe('npcDialogue', () => {
  it('takes a finished quest before offering another', () => {
    const dialogue = talk(quest(1, 101, 'AVAILABLE'), quest(2, 101, 'READY'), quest(3, 101, 'IN_PROGRESS'));
    expect([dialogue.kind, dialogue.quest?.mapNpcQuestId, dialogue.pages]).toEqual(['handIn', 2, ['고마워']]);
  });

  it('offers before it asks how another goes', () => {
    expect(talk(quest(3, 101, 'IN_PROGRESS'), quest(1, 101, 'AVAILABLE')).kind).toBe('offer');
    expect(talk(quest(3, 101, 'IN_PROGRESS')).kind).toBe('progress');
  });

  it('only chats when nothing of its own is open', () => {
    const dialogue = talk(quest(1, 102, 'READY'), quest(2, 101, 'COMPLETED'), quest(3, 101, 'LOCKED'));
    expect(dialogue).toEqual({ kind: 'chat', quest: null, pages: ['안녕', '2 끝'] });
  });
});

it('says something new once a quest is accepted', () => {
  expect(afterAccepting(quest(1, 101, 'IN_PROGRESS'))).toMatchObject({ kind: 'accepted', pages: ['어때?'] });
  expect(afterAccepting(quest(1, 101, 'READY')).pages).toEqual(['고마워']);
});
