import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { CODE_REWARDS } from '#shared/content/codeRewards.ts';
import { itemByKey } from '#shared/content/items.ts';
import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import {
  DOLPHIN,
  CRAB,
  NEMO,
  FIRST,
  SECOND,
  THIRD,
  shown,
  firstQuestBook,
  firstQuests,
} from '../../support/firstQuests.ts';
import { readDocument, solveProblem } from '../../support/learn.ts';
import { checkLedger } from '../../support/ledger.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const SOLVED = CODE_REWARDS.problem;
const SHELL = itemByKey('necklace.shell')?.id ?? 0;
const test = setUpApi({ quests: firstQuestBook() });
const { api } = test;
let child: Child;
const { accept, complete, quests, quest, visit, history, finishFirst, finishSecond } = firstQuests(
  test,
  () => child,
);

beforeEach(async () => {
  child = await signUpDressedChild(test.server);
});
afterAll(async () => {
  await checkLedger(test.server.deps);
});

describe('the line of quests', () => {
  it('begins with one that is offered and two that are locked', async () => {
    expect(shown(await quests())).toEqual([
      [FIRST, 'AVAILABLE', [0, 0]],
      [SECOND, 'LOCKED', []],
      [THIRD, 'LOCKED', []],
    ]);
    const first = await quest(FIRST);
    expect(first).toMatchObject({
      mapNpcObjectId: DOLPHIN,
      mapId: 1,
      completionMethod: 'AUTO',
      rewardSeen: false,
      rewardList: [
        {
          mapNpcQuestRewardId: 111,
          rewardType: 'POINT',
          rewardId: 0,
          rewardName: '포인트',
          rewardCount: 120,
        },
        {
          mapNpcQuestRewardId: 112,
          rewardType: 'USER_EXP',
          rewardId: 0,
          rewardName: '경험치',
          rewardCount: 60,
        },
        {
          mapNpcQuestRewardId: 113,
          rewardType: 'ITEM',
          rewardId: SHELL,
          rewardName: '조개 목걸이',
          rewardCount: 1,
        },
      ],
    });
    expect(first?.goalList.map(({ path }) => path)).toEqual([
      '/lessons/1/contents/101',
      '/lessons/1/contents/102',
    ]);
  });

  it('completes the first by itself with the accepted solution, rewards included', async () => {
    // The judge starts with the first program: the child's own is answered at once, with what it changed.
    await solveProblem(api, await signUpDressedChild(test.server), [1, 0]);
    const accepted = await accept(FIRST);
    expect([accepted.status, shown(accepted.body.questList)]).toEqual([
      200,
      [[FIRST, 'IN_PROGRESS', [0, 0]]],
    ]);

    const afterReading = await readDocument(api, child, 1);
    expect(shown(afterReading.questList)).toEqual([[FIRST, 'IN_PROGRESS', [1, 0]]]);

    const change = await solveProblem(api, child, [1, 0]);
    expect(shown(change?.questList ?? [])).toEqual([
      [FIRST, 'COMPLETED', [1, 1]],
      [SECOND, 'AVAILABLE', [0, 0]],
    ]);
    expect(change).toMatchObject({
      point: WELCOME_POINTS + 120 + SOLVED.point,
      experience: { level: 1, levelExp: 60 + SOLVED.exp, requiredLevelPoint: 100 },
    });
    const bag = await api.call('inventory.list', {}, child);
    expect(bag.body.inventoryList[0]?.itemId).toBe(SHELL);
    expect((await complete(FIRST)).error.errorCode).toBe('QUEST_ALREADY_COMPLETED');
  });

  it('runs through to the third level, handed in to those who gave it', async () => {
    const levels: number[] = [];
    const listener = ({ userId, level }: { userId: number; level: number }) => {
      if (userId === child.user.userId) levels.push(level);
    };
    const unfollow = test.server.deps.events.follow({ 'level.changed': listener });
    await finishFirst();

    await accept(SECOND);
    expect((await complete(SECOND)).error.errorCode).toBe('QUEST_NOT_READY');
    expect((await visit(CRAB)).body.questList).toEqual([]);
    expect(shown((await visit(NEMO)).body.questList)).toEqual([[SECOND, 'IN_PROGRESS', [1, 0]]]);
    const ready = await solveProblem(api, child, [2, 0]);
    expect(shown(ready?.questList ?? [])).toEqual([[SECOND, 'READY', [1, 1]]]);
    expect(ready?.point).toBe(WELCOME_POINTS + 120 + 2 * SOLVED.point);
    const handedIn = await complete(SECOND);
    expect(shown(handedIn.body.questList)).toEqual([
      [SECOND, 'COMPLETED', [1, 1]],
      [THIRD, 'AVAILABLE', [0, 0]],
    ]);
    expect(handedIn.body).toMatchObject({
      point: WELCOME_POINTS + 270 + 2 * SOLVED.point,
      experience: { level: 2, levelExp: 40 + 2 * SOLVED.exp },
    });

    await accept(THIRD);
    const { questList } = (await api.call('quests.listMain', { query: { page: 1 } }, child)).body;
    expect(shown(questList), 'what can be done now stands first').toEqual([
      [THIRD, 'IN_PROGRESS', [0, 0]],
      [FIRST, 'COMPLETED', [1, 1]],
      [SECOND, 'COMPLETED', [1, 1]],
    ]);
    await solveProblem(api, child, [3, 1]);
    await solveProblem(api, child, [3, 0]);
    const last = await complete(THIRD);
    expect(last.body).toMatchObject({
      point: WELCOME_POINTS + 570 + 4 * SOLVED.point,
      experience: { level: 3, levelExp: 65 + 4 * SOLVED.exp },
    });
    unfollow();
    expect(levels).toEqual([2, 3]);
  });
});

describe('accepting', () => {
  it('twice changes nothing and tells how it stands', async () => {
    await accept(FIRST);
    await readDocument(api, child, 1);
    const again = await accept(FIRST);
    expect([again.status, shown(again.body.questList)]).toEqual([200, [[FIRST, 'IN_PROGRESS', [1, 0]]]]);
  });

  it('counts what was read and solved before', async () => {
    await readDocument(api, child, 1);
    const before = await solveProblem(api, child, [1, 0]);
    expect(before?.questList).toEqual([]);
    const { body } = await accept(FIRST);
    expect(shown(body.questList)).toEqual([
      [FIRST, 'COMPLETED', [1, 1]],
      [SECOND, 'AVAILABLE', [0, 0]],
    ]);
    expect(body.point).toBe(WELCOME_POINTS + 120 + SOLVED.point);
  });

  it('is ready at once where somebody takes it in', async () => {
    await finishFirst();
    await finishSecond();
    await solveProblem(api, child, [3, 0]);
    await solveProblem(api, child, [3, 1]);
    expect(shown((await accept(THIRD)).body.questList)).toEqual([[THIRD, 'READY', [1, 1]]]);
  });

  it.each([
    [SECOND, 409, 'QUEST_NOT_AVAILABLE'],
    [999, 404, 'RESOURCE_NOT_FOUND'],
    ['x', 400, 'VALIDATION_FAIL'],
    [-1, 400, 'VALIDATION_FAIL'],
  ])('of %s answers %i %s', async (questId, status, errorCode) => {
    const reply = await accept(questId);
    expect([reply.status, reply.error.errorCode]).toEqual([status, errorCode]);
    expect(reply.error.message).toMatch(/[가-힣]/);
  });

  it('of a completed quest is refused', async () => {
    await finishFirst();
    const reply = await accept(FIRST);
    expect([reply.status, reply.error.errorCode]).toEqual([409, 'QUEST_ALREADY_COMPLETED']);
  });
});

describe('handing in', () => {
  it.each([
    ['that was never taken', FIRST, 409, 'QUEST_NOT_READY'],
    ['that does not exist', 999, 404, 'RESOURCE_NOT_FOUND'],
    ['without a number', 'x', 400, 'VALIDATION_FAIL'],
  ])('a quest %s is refused', async (_, questId, status, errorCode) => {
    const reply = await complete(questId);
    expect([reply.status, reply.error.errorCode]).toEqual([status, errorCode]);
  });

  it('is about the own quest only', async () => {
    await finishFirst();
    await accept(SECOND);
    await visit(NEMO);
    await solveProblem(api, child, [2, 0]);
    const other = await signUpDressedChild(test.server);
    expect((await complete(SECOND, other)).error.errorCode).toBe('QUEST_NOT_READY');
    expect((await complete(SECOND)).status).toBe(200);
  });

  it('pays for an item that is owned already, and says so', async () => {
    await api.call('shop.buy', { params: { id: SHELL } }, child);
    await finishFirst();
    expect((await api.call('economy.getPoints', {}, child)).body.point).toBe(
      WELCOME_POINTS - 70 + 120 + 70 + SOLVED.point,
    );
    const { body } = await history();
    expect(body.userMapNpcQuestRewardList[0]).toMatchObject({
      rewardType: 'POINT',
      rewardId: SHELL,
      rewardName: '포인트 (이미 가진 조개 목걸이 대신)',
      rewardCount: 70,
      userRewardItemId: null,
    });
  });
});
