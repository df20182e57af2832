import { describe, expect, it } from 'vitest';
import { npcQuest, questGoal } from '#client/testSupport/samples.ts';
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

describe('an errand', () => {
  const errand = (part: Partial<NpcQuest> = {}, completedCount = 0) =>
    npcQuest({
      mapNpcQuestId: 7,
      mapNpcObjectId: 102,
      state: 'IN_PROGRESS',
      goalList: [
        questGoal({
          goalName: '초대 전하기',
          completedCount,
          answerMessageList: ['초대? 나를?', '꼭 갈게!'],
          answerMoment: 'CHEER',
        }),
      ],
      ...part,
    });

  it('is answered with its own lines and a moment, before anything of the friend itself', () => {
    expect(talk(errand())).toMatchObject({
      kind: 'errand',
      pages: ['초대? 나를?', '꼭 갈게!'],
      moment: 'CHEER',
      goals: [{ questId: 7, name: '초대 전하기' }],
      rest: null,
    });
    expect(talk(errand(), quest(2, 101, 'READY'))).toMatchObject({
      kind: 'errand',
      rest: { kind: 'handIn', pages: ['고마워'] },
    });
    expect(talk(errand(), quest(2, 101, 'AVAILABLE'))).toMatchObject({ rest: { kind: 'offer' } });
    expect(talk(errand(), quest(2, 101, 'IN_PROGRESS'))).toMatchObject({ kind: 'errand', rest: null });
  });

  it('of several quests is answered in one talk', () => {
    const other = errand({ mapNpcQuestId: 8 });
    expect(talk(errand(), other)).toMatchObject({
      goals: [{ questId: 7 }, { questId: 8 }],
      pages: ['초대? 나를?', '꼭 갈게!', '초대? 나를?', '꼭 갈게!'],
    });
  });

  it('is remembered until it is handed in, and leads to no other friend', () => {
    expect(talk(errand({ state: 'READY' }, 1))).toMatchObject({ kind: 'chat', pages: ['꼭 갈게!'] });
    const elsewhere = questGoal({ actionId: 104, answerMessageList: ['나는 니모야!'] });
    expect(talk(errand({ goalList: [elsewhere] }))).toMatchObject({ kind: 'chat', pages: ['안녕'] });
  });
});

it('says something new once a quest is accepted', () => {
  expect(afterAccepting(quest(1, 101, 'IN_PROGRESS'))).toMatchObject({ kind: 'accepted', pages: ['어때?'] });
  expect(afterAccepting(quest(1, 101, 'READY')).pages).toEqual(['고마워']);
});
