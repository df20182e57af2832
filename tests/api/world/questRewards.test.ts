import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { WORLD_ID } from '#shared/content/world.ts';
import { countStatements } from '../../support/countStatements.ts';
import { DOLPHIN, NEMO, FIRST, SECOND, firstQuestBook, firstQuests } from '../../support/firstQuests.ts';
import { readDocument, solveProblem } from '../../support/learn.ts';
import { checkLedger } from '../../support/ledger.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const worldId = WORLD_ID;
const test = setUpApi({ quests: firstQuestBook() });
const { api } = test;
let child: Child;
const { accept, quests, quest, standBy, standByGiver, talk, markSeen, history, finishFirst, finishSecond } =
  firstQuests(test, () => child);

beforeEach(async () => {
  child = await signUpDressedChild(test.server);
});
afterAll(async () => {
  await checkLedger(test.server.deps);
});

describe('the reward dialog', () => {
  it('is marked as seen, again and again', async () => {
    await finishFirst();
    expect((await quest(FIRST))?.rewardSeen).toBe(false);
    for (const _ of [1, 2]) expect((await markSeen(FIRST)).status).toBe(200);
    expect((await quest(FIRST))?.rewardSeen).toBe(true);
  });

  it('is not there before the quest is completed', async () => {
    await accept(FIRST);
    for (const id of [FIRST, SECOND, 999]) {
      expect((await markSeen(id)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    }
  });
});

describe('the history of rewards', () => {
  it('lists them newest first, by page, map and type', async () => {
    expect((await history()).body).toEqual({ userMapNpcQuestRewardList: [], totalCount: 0 });
    await finishFirst();
    await finishSecond();
    const all = (await history()).body;
    expect(all.totalCount).toBe(6);
    expect(
      all.userMapNpcQuestRewardList.map((row) => [row.rewardType, row.rewardName, row.rewardCount]),
    ).toEqual([
      ['ITEM', '동글 안경', 1],
      ['USER_EXP', '경험치', 80],
      ['POINT', '포인트', 150],
      ['ITEM', '조개 목걸이', 1],
      ['USER_EXP', '경험치', 60],
      ['POINT', '포인트', 120],
    ]);
    expect(all.userMapNpcQuestRewardList[0]).toMatchObject({
      questTitle: '공사장 문지기를 부탁해',
      userRewardItemId: expect.any(Number),
    });
    expect((await history({ map_id: 2 })).body.totalCount).toBe(3);
    expect((await history({ map_id: 1, reward_type: 'ITEM' })).body.totalCount).toBe(1);
    expect((await history({ reward_type: 'SKILL' })).body.totalCount).toBe(0);
    expect((await history({ page: 1 })).body).toEqual({ userMapNpcQuestRewardList: [], totalCount: 6 });
  });

  it.each([{ page: -1 }, { size: 30 }, { reward_type: 'GOLD' }, { map_id: 0 }])(
    'refuses %o',
    async (query) => {
      expect((await history(query)).error.errorCode).toBe('VALIDATION_FAIL');
    },
  );
});

it('the routes of the quests ask the database seldom', async () => {
  const inPlace = async (name: 'quests.accept' | 'quests.complete', questId: number) => {
    await standByGiver(questId);
    return countStatements(() => api.call(name, { params: { worldId, questId } }, child));
  };
  // The third tells what quests have changed in the world.
  expect(await countStatements(quests)).toBe(3);
  expect(await inPlace('quests.accept', FIRST)).toBe(5);
  await standBy(DOLPHIN);
  // The first talk is noted in the book of finds, whose pages are then counted.
  expect(await countStatements(() => talk(DOLPHIN))).toBe(4);
  expect(await countStatements(() => talk(DOLPHIN))).toBe(3);
  await readDocument(api, child, 1);
  await solveProblem(api, child, [1, 0]);
  await accept(SECOND);
  await standBy(NEMO);
  expect(await countStatements(() => talk(NEMO))).toBe(6);
  await solveProblem(api, child, [2, 0]);
  // Five, a notification each of the thing given and of the level reached, and three for titles and the new level's gift.
  expect(await inPlace('quests.complete', SECOND)).toBe(10);
  expect(await countStatements(() => markSeen(SECOND))).toBe(1);
  expect(await countStatements(() => history())).toBe(3);
});

it('a quest that is taken and completed in one go asks ten times', async () => {
  await readDocument(api, child, 1);
  await solveProblem(api, child, [1, 0]);
  await standByGiver(FIRST);
  const take = () => api.call('quests.accept', { params: { worldId, questId: FIRST } }, child);
  // One notes the thing given, and two look for titles that the quest may have earned.
  expect(await countStatements(take)).toBe(10);
});
