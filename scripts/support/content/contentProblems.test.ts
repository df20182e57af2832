import { describe, expect, it, test } from 'vitest';
import { QUESTS } from '#server/domain/world/quests/questDefinitions.ts';
import type { QuestDefinition } from '#server/domain/world/quests/questTypes.ts';
import { freeIds, idProblems } from './contentIds.ts';
import { contentProblems } from './contentProblems.ts';

test('the quests of the world have no problem', () => {
  expect(contentProblems(QUESTS)).toEqual([]);
});

/** The world's quests with one of them changed. */
const changed = (id: number, change: Partial<QuestDefinition>) =>
  contentProblems(QUESTS.map((quest) => (quest.id === id ? { ...quest, ...change } : quest)));
const goal = (actionType: QuestDefinition['goals'][number]['actionType'], actionId: number, count = 1) => ({
  goals: [{ name: '무언가 하기', actionType, actionId, count, path: null }],
});
/** The goals of a quest, one of them under another name. */
const named = (id: number, name: string, at = 0) => ({
  goals: (QUESTS.find((quest) => quest.id === id)?.goals ?? []).map((one, index) =>
    index === at ? { ...one, name } : one,
  ),
});
const page = (text: string) => ({ offerMessageList: [text] });

describe('it finds', () => {
  it.each<[string, number, Partial<QuestDefinition>, string]>([
    ['a map that is not there', 12, goal('VISIT_MAP', 77), 'VISIT_MAP 77 does not exist'],
    ['an NPC that is not there', 12, goal('TALK', 99), 'TALK 99 does not exist'],
    ['a removed problem', 12, goal('SOLVE_PROBLEM', 999), 'SOLVE_PROBLEM 999 does not exist'],
    ['a lesson that is not there', 20, goal('PASS_LESSON', 99), 'PASS_LESSON 99 does not exist'],
    ['an unknown skill', 107, goal('USE_SKILL', 99), 'USE_SKILL 99 does not exist'],
    ['an unknown thing to wear', 111, goal('WEAR_ITEM', 9), 'WEAR_ITEM 9 does not exist'],
    ['a battle in a story', 12, goal('WIN_BATTLE', 0), 'quest 12: a story must not wait for a friend'],
    ['more shells than lie there', 31, goal('COLLECT', 2, 9), '9 shells of one map'],
    ['solving twice', 12, goal('SOLVE_PROBLEM', 202, 2), 'counts once only'],
    ['a skill before its level', 11, goal('USE_SKILL', 4), 'skill 4 asks for level 4'],
    ['a friend in a story', 12, goal('MAKE_FRIEND', 0), 'quest 12: a story must not wait for a friend'],
    ['a problem asked twice', 12, goal('SOLVE_PROBLEM', 102), 'problem 102 is asked by two quests'],
    ['a level out of reach', 20, { requiredLevel: 50 }, 'quest 20 cannot be completed by the stories alone'],
    ['a story that waits for a side quest', 14, { after: [17, 101] }, 'quest 14: quest 101 is not listed'],
    ['a giver who is nobody', 114, { npcId: 999 }, 'quest 114: there is no NPC 999'],
    ['an unknown reward', 12, { rewards: [{ type: 'ITEM', itemId: 5 }] }, 'there is no item 5'],
    ['a thing given again', 12, { rewards: [{ type: 'ITEM', itemId: 1035 }] }, 'item 1035 was given before'],
    ['a map left quiet', 106, { after: [11] }, 'after quest none of the stories: nothing to take on sky'],
    ['dailies of a day on one map', 204, { npcId: 101 }, 'stand on 2 maps'],
    ['a map without dailies', 208, { npcId: 102 }, 'no daily ever on cave'],
    ['a long page', 11, page(`${'가'.repeat(90)}.`), '91 letters'],
    ['double spaces', 11, page('안녕,  바다야!'), 'spaces in'],
    ['a particle after the name', 11, page('{nickname}는 멋져!'), 'particle after the name'],
    ['two key words', 11, page('*여기*랑 *저기*야!'), 'more than one key word'],
    ['half a mark', 11, page('*여기 봐!'), 'half a mark'],
    ['a story against the clock', 12, { timeLimit: 60 }, 'quest 12: a story must not run out of time'],
    ['an errand without an answer', 12, goal('TALK', 104), '0 pages of answer to "무언가 하기"'],
    ['a long title', 11, { title: '가'.repeat(21) }, 'title of 21 letters'],
    ['an id of another kind', 201, { id: 1201 }, 'quest 1201: ids of DAILY are 201 to 299'],
    ['an id of another story', 401, { chain: 'TOWN' }, 'quest 401: ids of story TOWN are 11 to 29'],
    ['a side quest in a story', 106, { chain: 'TOWN' }, 'quest 106: MAIN, and only MAIN, names its chain'],
    ['a document by another title', 401, named(401, '「옛 제목」 읽기'), 'not 「옛 제목」'],
    ['a problem by another title', 402, named(402, '「옛 문제」 풀기', 1), 'not 「옛 문제」'],
    [
      'code before its lesson',
      12,
      { after: [11] },
      'quest 12 asks for 「문을 열어 줄까?」 before CHOICE is taught',
    ],
    ['code before its practice', 15, { after: [11] }, '「이름을 불러 줘」 before BOX is practised'],
    ['words said before', 12, { title: '바다에 건네는 첫인사' }, 'quest 12 repeats quest 11'],
  ])('%s', (_, id, change, problem) => {
    expect(changed(id, change)).toContainEqual(expect.stringContaining(problem));
  });

  it('an id that stands twice or outside of its range, and the next that is free', () => {
    const range = { of: 'title', first: 1, last: 9, used: [1, 4, 4, 12], file: '' };
    expect(idProblems([range])).toEqual(['title 4 is there twice', 'title 12: its ids are 1 to 9']);
    expect(freeIds({ ...range, used: [1, 4] })).toEqual({ next: 5, left: 5 });
    expect(freeIds({ ...range, used: [9] })).toEqual({ next: null, left: 0 });
    expect(freeIds({ ...range, used: [] })).toEqual({ next: 1, left: 9 });
  });

  it('NPCs with little to tell, and lines after a quest that is gone', () => {
    const problems = contentProblems(QUESTS.filter(({ npcId }) => npcId !== 112));
    expect(problems).toContain('pelican has 0 quests, fewer than 3');
    expect(problems).toContain('lines of pelican: there is no quest 51');
  });
});
