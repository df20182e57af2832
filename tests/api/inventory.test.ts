import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { ITEMS, itemByKey } from '#shared/content/items.ts';
import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import type { UserItem } from '#shared/contract/world.ts';
import { createApiClient, type ApiClient } from '../support/apiClient.ts';
import { givePoints, checkBooks } from '../support/books.ts';
import { countStatements } from '../support/countStatements.ts';
import { signUpChild, signUpDressedChild, starterLook, type Child } from '../support/signUpChild.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const idOf = (key: string) => itemByKey(key)?.id ?? 0;
const CAPTAIN = idOf('hat.captain');
const JELLY = idOf('onepiece.jelly');
const [SKIN, FACE, HAIR, TOP, BOTTOM, SHOES] = starterLook();

let server: TestServer;
let api: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  api = createApiClient(server.url);
});
afterAll(async () => {
  await checkBooks(server.deps);
  await server.close();
});

const chooseLook = (itemIdList: unknown, who: Child) => api.call('chooseLook', { body: { itemIdList } }, who);
const wear = (
  itemId: number,
  who: Child,
  itemCategory: string | undefined = ITEMS.find((i) => i.id === itemId)?.category,
) => api.call('equipItem', { body: { itemId, itemCategory } }, who);
const takeOff = (id: number | string, who: Child) => api.call('unequipItem', { params: { id } }, who);
const idsOf = (items: readonly UserItem[]) => new Set(items.map(({ itemId }) => itemId));
const worn = async (who: Child) => idsOf((await api.call('getEquipped', {}, who)).body.equippedUserItemList);

/** Users whose changed outfit was told to the rooms while `work` ran. */
async function toldOutfits(work: () => Promise<unknown>): Promise<number[]> {
  const told: number[] = [];
  const listener = ({ userId }: { userId: number }) => told.push(userId);
  server.deps.events.on('outfitChanged', listener);
  await work();
  server.deps.events.off('outfitChanged', listener);
  return told;
}

describe('choosing the first look', () => {
  let child: Child;
  beforeAll(async () => {
    child = await signUpChild(server);
  });

  it.each([
    ['without a face', [SKIN, HAIR], 'VALIDATION_FAIL'],
    ['with two heads of hair', [SKIN, FACE, HAIR, idOf('hair.bob')], 'VALIDATION_FAIL'],
    ['with the same thing twice', [SKIN, FACE, HAIR, HAIR], 'VALIDATION_FAIL'],
    ['with something from the shop', [SKIN, FACE, HAIR, CAPTAIN], 'NOT_FOUND_PRODUCT'],
    ['with something that does not exist', [SKIN, FACE, HAIR, 999], 'NOT_FOUND_PRODUCT'],
    ['of nothing', [], 'VALIDATION_FAIL'],
    ['of words', ['skin.peach'], 'VALIDATION_FAIL'],
    ['of no list', 7, 'VALIDATION_FAIL'],
    ['of far too much', Array.from({ length: 15 }, () => SKIN), 'VALIDATION_FAIL'],
  ])('refuses a look %s', async (_, items, errorCode) => {
    const { error } = await chooseLook(items, child);
    expect(error.errorCode).toBe(errorCode);
    expect(error.message).toMatch(/[가-힣]/);
    expect((await api.call('getCharacter', {}, child)).body.needsLook).toBe(true);
  });

  it('gives the items, puts them on, welcomes with points and tells the rooms', async () => {
    const told = await toldOutfits(async () => {
      const { status, body } = await chooseLook(starterLook(), child);
      expect([status, idsOf(body.equippedUserItemList)]).toEqual([200, new Set(starterLook())]);
    });
    expect(told).toEqual([child.user.userId]);
    expect((await api.call('getPoints', {}, child)).body).toEqual({ point: WELCOME_POINTS });
    expect((await api.call('getCharacter', {}, child)).body).toEqual({
      mapId: FIRST_MAP.id,
      ...FIRST_MAP.spawn,
      facing: 1,
      needsLook: false,
    });
  });

  it('happens once', async () => {
    const { status, error } = await chooseLook(starterLook(), child);
    expect([status, error.errorCode]).toEqual([409, 'DOLPHIN_DUPLICATE_RESOURCE']);
    expect((await api.call('getPoints', {}, child)).body).toEqual({ point: WELCOME_POINTS });
  });

  it('needs no clothes: the doll is drawn with some', async () => {
    const plain = await signUpChild(server);
    expect((await chooseLook([SKIN, FACE, HAIR], plain)).status).toBe(200);
  });
});

describe('the bag', () => {
  it('shows what is owned, the newest first, with pictures', async () => {
    const child = await signUpDressedChild(server);
    await api.call('buyProduct', { params: { id: CAPTAIN } }, child);
    const { body } = await api.call('getInventory', {}, child);
    expect([body.pageCount, body.totalCount]).toEqual([1, 7]);
    expect(body.inventoryList[0]).toEqual({
      inventoryId: expect.any(Number),
      inventoryCategory: 'HAT',
      itemCategory: 'HAT',
      itemId: CAPTAIN,
      name: '선장 모자',
      description: expect.stringMatching(/요\.$/),
      equipped: false,
      thumbnail: '/avatar/@1x/hat.captain/thumb.webp',
      sprite: '/avatar/@1x/hat.captain/sheet.webp',
      spriteStand1: '/avatar/@1x/hat.captain/stand1.webp',
    });
    expect(body.inventoryList.filter(({ equipped }) => equipped)).toHaveLength(6);
    const hats = await api.call('getInventory', { query: { inventory_category: 'HAT' } }, child);
    expect(idsOf(hats.body.inventoryList)).toEqual(new Set([CAPTAIN]));
    const nothing = await api.call('getInventory', { query: { page: 2 } }, child);
    expect(nothing.body).toEqual({ inventoryList: [], pageCount: 1, totalCount: 7 });
  });

  it.each<Record<string, string | number>>([{ inventory_category: 'WINGS' }, { page: 0 }, { page: 'two' }])(
    'refuses %o',
    async (query) => {
      const child = await signUpChild(server);
      expect((await api.call('getInventory', { query }, child)).error.errorCode).toBe('VALIDATION_FAIL');
    },
  );
});

describe('the wardrobe', () => {
  let child: Child;
  beforeAll(async () => {
    child = await signUpDressedChild(server);
    await givePoints(server.deps, child.user.userId, 1000);
    for (const id of [CAPTAIN, JELLY, idOf('hat.shark')])
      await api.call('buyProduct', { params: { id } }, child);
  });
  beforeEach(async () => {
    for (const id of [TOP, BOTTOM, SHOES]) await wear(id ?? 0, child);
    await takeOff(CAPTAIN, child);
  });

  it('puts on what is owned and tells the rooms', async () => {
    const told = await toldOutfits(async () => {
      const { status, body } = await wear(CAPTAIN, child);
      expect(status).toBe(200);
      expect(idsOf(body.equippedUserItemList)).toEqual(new Set([...starterLook(), CAPTAIN]));
      expect(body.equippedUserItemList.every(({ equipped }) => equipped)).toBe(true);
    });
    expect(told).toEqual([child.user.userId]);
  });

  it('changes nothing when it is worn already, and keeps quiet', async () => {
    await wear(CAPTAIN, child);
    const told = await toldOutfits(async () => expect((await wear(CAPTAIN, child)).status).toBe(200));
    expect(told).toEqual([]);
  });

  it('wears one thing of a kind', async () => {
    await wear(CAPTAIN, child);
    const { body } = await wear(idOf('hat.shark'), child);
    expect(idsOf(body.equippedUserItemList)).not.toContain(CAPTAIN);
    await takeOff(idOf('hat.shark'), child);
  });

  it('takes off top and bottom for a one-piece, and the one-piece for a top', async () => {
    const dress = await wear(JELLY, child);
    expect(idsOf(dress.body.equippedUserItemList)).toEqual(new Set([SKIN, FACE, HAIR, SHOES, JELLY]));
    const shirt = await wear(TOP ?? 0, child);
    expect(idsOf(shirt.body.equippedUserItemList)).toEqual(new Set([SKIN, FACE, HAIR, SHOES, TOP]));
    await wear(JELLY, child);
    expect(await worn(child)).toEqual(new Set([SKIN, FACE, HAIR, SHOES, JELLY]));
    await wear(BOTTOM ?? 0, child);
    expect(await worn(child)).toEqual(new Set([SKIN, FACE, HAIR, SHOES, BOTTOM]));
  });

  it.each([
    ['what is not owned', idOf('cape.sea'), 'CAPE', 404, 'NOT_FOUND_INVENTORY'],
    ['what does not exist', 999, 'HAT', 404, 'NOT_FOUND_INVENTORY'],
    ['a hat as shoes', CAPTAIN, 'SHOES', 400, 'VALIDATION_FAIL'],
    ['a hat as a tail', CAPTAIN, 'TAIL', 400, 'VALIDATION_FAIL'],
    ['a negative thing', -1, 'HAT', 400, 'VALIDATION_FAIL'],
  ])('refuses to put on %s', async (_, itemId, category, status, errorCode) => {
    const reply = await wear(itemId, child, category);
    expect([reply.status, reply.error.errorCode]).toEqual([status, errorCode]);
  });

  it('keeps everybody’s things apart', async () => {
    const thief = await signUpDressedChild(server);
    await wear(CAPTAIN, child);
    expect((await wear(CAPTAIN, thief)).error.errorCode).toBe('NOT_FOUND_INVENTORY');
    expect((await takeOff(CAPTAIN, thief)).error.errorCode).toBe('NOT_FOUND_INVENTORY');
    expect(await worn(child)).toContain(CAPTAIN);
  });

  it('takes off clothes, and once more without harm', async () => {
    await wear(CAPTAIN, child);
    const told = await toldOutfits(async () => {
      for (const _ of [1, 2]) {
        const { status, body } = await takeOff(CAPTAIN, child);
        expect([status, idsOf(body.equippedUserItemList)]).toEqual([200, new Set(starterLook())]);
      }
    });
    expect(told).toEqual([child.user.userId]);
  });

  it.each([SKIN, FACE, HAIR])('never takes off %i, only exchanges it', async (id) => {
    const { status, error } = await takeOff(id ?? 0, child);
    expect([status, error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
    expect(error.message).toContain('벗을 수 없어요');
    expect(await worn(child)).toContain(id);
  });

  it.each([
    [idOf('cape.sea'), 'NOT_FOUND_INVENTORY'],
    [999, 'NOT_FOUND_INVENTORY'],
    ['hat', 'VALIDATION_FAIL'],
  ])('answers taking off %s with %s', async (id, errorCode) => {
    expect((await takeOff(id, child)).error.errorCode).toBe(errorCode);
  });

  it('asks the database no more than six times', async () => {
    expect(await countStatements(() => wear(CAPTAIN, child))).toBe(4);
    expect(await countStatements(() => takeOff(CAPTAIN, child))).toBe(3);
    expect(await countStatements(() => api.call('getEquipped', {}, child))).toBe(1);
    expect(await countStatements(() => api.call('getInventory', {}, child))).toBe(2);
    expect(await countStatements(() => api.call('getCharacter', {}, child))).toBe(1);
    const fresh = await signUpChild(server);
    expect(await countStatements(() => chooseLook(starterLook(), fresh))).toBe(6);
  });
});

test.each([
  'getCharacter',
  'chooseLook',
  'getExperience',
  'getPoints',
  'getInventory',
  'getEquipped',
  'equipItem',
  'unequipItem',
] as const)('%s wants a token', async (name) => {
  const { status, error } = await api.call(name, { params: { id: CAPTAIN } });
  expect([status, error.errorCode]).toEqual([401, 'NEED_TO_LOGIN']);
});
