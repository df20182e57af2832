import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { mapOfNpc } from '#shared/content/mapOfNpc.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { NPCS } from '#shared/content/npcs.ts';
import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { savePositions } from '#server/domain/world/characters/savePositions.ts';
import {
  DOLPHIN,
  CRAB,
  NEMO,
  FIRST,
  SECOND,
  shown,
  firstQuestBook,
  firstQuests,
} from '../../support/firstQuests.ts';
import { readDocument, solveProblem } from '../../support/learn.ts';
import { checkLedger } from '../../support/ledger.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const worldId = WORLD_ID;
const test = setUpApi({ quests: firstQuestBook() });
const { api } = test;
let child: Child;
const { accept, quest, standBy, talk, visit } = firstQuests(test, () => child);

beforeEach(async () => {
  child = await signUpDressedChild(test.server);
});
afterAll(async () => {
  await checkLedger(test.server.deps);
});

describe('NPCs', () => {
  const npcs = (query = {}) => api.call('quests.listNpcs', { params: { worldId }, query }, child);

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
      api.call('quests.listOfNpc', { params: { worldId, mapId, npcId } }, child);
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
    await savePositions(test.server.deps, [{ ...at, x }]);
    expect((await talk(NEMO)).status).toBe(400);
    // Some seconds of running ago: the position that is known may be as old.
    await savePositions(test.server.deps, [
      { ...at, x: (place?.x ?? 0) + Math.sign(x - (place?.x ?? 0)) * 1000 },
    ]);
    expect((await talk(NEMO)).status).toBe(200);
  });
});

const params = { worldId, questId: FIRST, npcId: DOLPHIN, mapId: 1 };
describe.each([
  'quests.list',
  'quests.listNpcs',
  'quests.listOfNpc',
  'quests.talkToNpc',
  'quests.accept',
  'quests.complete',
  'quests.markRewardSeen',
  'quests.listRewards',
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
