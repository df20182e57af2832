import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { itemByKey } from '#shared/content/items.ts';
import { mapOfNpc } from '#shared/content/mapOfNpc.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { NPCS } from '#shared/content/npcs.ts';
import { savePositions } from '#server/domain/world/savePositions.ts';
import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import type { NpcQuest } from '#shared/contract/quests.ts';
import { createApiClient, type ApiClient } from '../support/apiClient.ts';
import { checkBooks } from '../support/books.ts';
import { countStatements } from '../support/countStatements.ts';
import { readDocument, solveProblem } from '../support/learn.ts';
import { signUpDressedChild, type Child } from '../support/signUpChild.ts';
import { standBeside } from '../support/standBeside.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const [DOLPHIN, CRAB, NEMO] = [101, 102, 104];
const [FIRST, SECOND, THIRD] = [11, 12, 13];
const SHELL = itemByKey('necklace.shell')?.id ?? 0;
const worldId = WORLD_ID;

let server: TestServer;
let api: ApiClient;
let child: Child;

beforeAll(async () => {
  server = await startTestServer();
  api = createApiClient(server.url);
});
beforeEach(async () => {
  child = await signUpDressedChild(server);
});
afterAll(async () => {
  await checkBooks(server.deps);
  await server.close();
});

const accept = (questId: number | string, who = child) =>
  api.call('acceptQuest', { params: { worldId, questId } }, who);
const complete = (questId: number | string, who = child) =>
  api.call('completeQuest', { params: { worldId, questId } }, who);
const talk = (npcId: number, who = child) => api.call('talkToNpc', { params: { worldId, npcId } }, who);
const standBy = (npcId: number) => standBeside(server.deps, { userId: child.user.userId, npcId });
const visit = async (npcId: number) => {
  await standBy(npcId);
  return talk(npcId);
};
const markSeen = (questId: number, who = child) =>
  api.call('markRewardSeen', { params: { worldId, questId } }, who);
const history = (query = {}) => api.call('listQuestRewards', { params: { worldId }, query }, child);
const quests = async () => (await api.call('listQuests', { params: { worldId } }, child)).body.questList;
const quest = async (id: number) => (await quests()).find((one) => one.mapNpcQuestId === id);
const shown = (list: readonly NpcQuest[]) =>
  list.map((one) => [one.mapNpcQuestId, one.state, one.goalList.map((goal) => goal.completedCount)]);

async function finishFirst(): Promise<void> {
  await accept(FIRST);
  await readDocument(api, child, 1);
  await solveProblem(api, child, [1, 0]);
}

async function finishSecond(): Promise<void> {
  await accept(SECOND);
  await visit(NEMO);
  await solveProblem(api, child, [2, 0]);
  await complete(SECOND);
}

describe('the line of quests', () => {
  it('begins with one that is offered and two that are locked', async () => {
    expect(shown(await quests())).toEqual([
      [FIRST, 'AVAILABLE', [0, 0]],
      [SECOND, 'LOCKED', [0, 0]],
      [THIRD, 'LOCKED', [0, 0]],
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
      point: WELCOME_POINTS + 120,
      experience: { level: 1, levelExp: 60, requiredLevelPoint: 100 },
    });
    const bag = await api.call('getInventory', {}, child);
    expect(bag.body.inventoryList[0]?.itemId).toBe(SHELL);
    expect((await complete(FIRST)).error.errorCode).toBe('QUEST_ALREADY_COMPLETED');
  });

  it('runs through to the third level, handed in to those who gave it', async () => {
    const levels: number[] = [];
    const listener = ({ userId, level }: { userId: number; level: number }) => {
      if (userId === child.user.userId) levels.push(level);
    };
    server.deps.events.on('levelChanged', listener);
    await finishFirst();

    await accept(SECOND);
    expect((await complete(SECOND)).error.errorCode).toBe('QUEST_NOT_READY');
    expect((await visit(CRAB)).body.questList).toEqual([]);
    expect(shown((await visit(NEMO)).body.questList)).toEqual([[SECOND, 'IN_PROGRESS', [1, 0]]]);
    const ready = await solveProblem(api, child, [2, 0]);
    expect(shown(ready?.questList ?? [])).toEqual([[SECOND, 'READY', [1, 1]]]);
    expect(ready?.point).toBe(WELCOME_POINTS + 120);
    const handedIn = await complete(SECOND);
    expect(shown(handedIn.body.questList)).toEqual([
      [SECOND, 'COMPLETED', [1, 1]],
      [THIRD, 'AVAILABLE', [0, 0]],
    ]);
    expect(handedIn.body).toMatchObject({
      point: WELCOME_POINTS + 270,
      experience: { level: 2, levelExp: 40 },
    });

    await accept(THIRD);
    await solveProblem(api, child, [3, 1]);
    await solveProblem(api, child, [3, 0]);
    const last = await complete(THIRD);
    expect(last.body).toMatchObject({ point: WELCOME_POINTS + 570, experience: { level: 3, levelExp: 65 } });
    server.deps.events.off('levelChanged', listener);
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
    expect(body.point).toBe(WELCOME_POINTS + 120);
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
    const other = await signUpDressedChild(server);
    expect((await complete(SECOND, other)).error.errorCode).toBe('QUEST_NOT_READY');
    expect((await complete(SECOND)).status).toBe(200);
  });

  it('pays for an item that is owned already, and says so', async () => {
    await api.call('buyProduct', { params: { id: SHELL } }, child);
    await finishFirst();
    expect((await api.call('getPoints', {}, child)).body.point).toBe(WELCOME_POINTS - 70 + 120 + 70);
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

describe('NPCs', () => {
  const npcs = (query = {}) => api.call('listNpcs', { params: { worldId }, query }, child);

  it('are listed with their portraits and lines', async () => {
    const { body } = await npcs();
    expect(body.totalCount).toBe(NPCS.length);
    expect(body.mapNpcObjectList[0]).toMatchObject({
      mapNpcObjectId: DOLPHIN,
      mapId: 1,
      name: '돌핀 선생님',
      mapObject: { resourceImg: '/npc/dolphin/@1x/bust.webp', dimension: { width: 224, height: 224 } },
    });
    expect(body.mapNpcObjectList[0]?.defaultMessageList.length).toBeGreaterThan(1);
  });

  it('are listed by map and page', async () => {
    const beach = (await npcs({ map_id: 2 })).body;
    expect(beach.mapNpcObjectList.every(({ mapNpcObjectId }) => mapOfNpc(mapNpcObjectId).id === 2)).toBe(
      true,
    );
    expect(beach.totalCount).toBe(mapById(2)?.npcs.length);
    expect((await npcs({ page: 1 })).body).toEqual({ mapNpcObjectList: [], totalCount: NPCS.length });
    expect((await npcs({ map_id: 77 })).body.totalCount).toBe(0);
    expect((await npcs({ size: 7 })).error.errorCode).toBe('VALIDATION_FAIL');
  });

  it('have their own quests', async () => {
    const questsOf = (mapId: number, npcId: number) =>
      api.call('listNpcQuests', { params: { worldId, mapId, npcId } }, child);
    const crab = await questsOf(2, CRAB);
    expect([shown(crab.body.mapNpcQuestList), crab.body.totalCount]).toEqual([
      [[SECOND, 'LOCKED', [0, 0]]],
      1,
    ]);
    expect((await questsOf(2, NEMO)).body).toEqual({ mapNpcQuestList: [], totalCount: 0 });
    expect((await questsOf(1, CRAB)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    expect((await questsOf(2, 999)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
  });

  it('answer a talk that no quest asks for with the balances', async () => {
    expect((await visit(DOLPHIN)).body).toEqual({
      questList: [],
      point: WELCOME_POINTS,
      experience: { level: 1, levelExp: 0, requiredLevelPoint: 100 },
    });
    expect((await visit(NEMO)).body.questList).toEqual([]);
    expect((await talk(999)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
  });

  it('do not hear who talks from another map or from its other end', async () => {
    await accept(FIRST);
    await readDocument(api, child, 1);
    await solveProblem(api, child, [1, 0]);
    await accept(SECOND);
    await standBy(DOLPHIN);
    const { status, error } = await talk(NEMO);
    expect([status, error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
    expect((await quest(SECOND))?.goalList[0]?.completedCount).toBe(0);
    const { id: mapId, width, npcs } = mapOfNpc(NEMO);
    const place = npcs.find(({ npcId }) => npcId === NEMO);
    const x = (place?.x ?? 0) > width / 2 ? 0 : width;
    const { userId } = child.user;
    const at = { userId, mapId, y: place?.y ?? 0, facing: 1 } as const;
    await savePositions(server.deps, [{ ...at, x }]);
    expect((await talk(NEMO)).status).toBe(400);
    // Some seconds of running ago: the position that is known may be as old.
    await savePositions(server.deps, [{ ...at, x: (place?.x ?? 0) + Math.sign(x - (place?.x ?? 0)) * 1000 }]);
    expect((await talk(NEMO)).status).toBe(200);
  });
});

const params = { worldId, questId: FIRST, npcId: DOLPHIN, mapId: 1 };
describe.each([
  'listQuests',
  'listNpcs',
  'listNpcQuests',
  'talkToNpc',
  'acceptQuest',
  'completeQuest',
  'markRewardSeen',
  'listQuestRewards',
] as const)('%s', (name) => {
  it('wants a token and a world that exists', async () => {
    const anonymous = await api.call(name, { params });
    expect([anonymous.status, anonymous.error.errorCode]).toEqual([401, 'NEED_TO_LOGIN']);
    const elsewhere = await api.call(name, { params: { ...params, worldId: 2 } }, child);
    expect([elsewhere.status, elsewhere.error.errorCode]).toEqual([404, 'RESOURCE_NOT_FOUND']);
    const nowhere = await api.call(name, { params: { ...params, worldId: 'sea' } }, child);
    expect([nowhere.status, nowhere.error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
  });
});

test('no route of the quests asks the database more than six times', async () => {
  expect(await countStatements(quests)).toBe(1);
  expect(await countStatements(() => accept(FIRST))).toBe(4);
  await standBy(DOLPHIN);
  expect(await countStatements(() => talk(DOLPHIN))).toBe(2);
  await standBy(NEMO);
  expect(await countStatements(() => talk(NEMO))).toBe(3);
  await readDocument(api, child, 1);
  await solveProblem(api, child, [1, 0]);
  await accept(SECOND);
  expect(await countStatements(() => talk(NEMO))).toBe(4);
  await solveProblem(api, child, [2, 0]);
  expect(await countStatements(() => complete(SECOND))).toBe(5);
  expect(await countStatements(() => markSeen(SECOND))).toBe(1);
  expect(await countStatements(() => history())).toBe(3);
});

test('a quest that is taken and completed in one go asks six times, too', async () => {
  await readDocument(api, child, 1);
  await solveProblem(api, child, [1, 0]);
  expect(await countStatements(() => accept(FIRST))).toBe(6);
});
