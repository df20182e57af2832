import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ITEMS, itemByKey } from '#shared/content/items.ts';
import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import type { UserItem } from '#shared/contract/world/inventory.ts';
import { givePoints, checkLedger } from '../../support/ledger.ts';
import { countStatements } from '../../support/countStatements.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, signUpDressedChild, starterOutfit, type Child } from '../../support/signUpChild.ts';

const idOf = (key: string) => itemByKey(key)?.id ?? 0;
const CAPTAIN = idOf('hat.captain');
const JELLY = idOf('onepiece.jelly');
const [SKIN, FACE, HAIR, TOP, BOTTOM, SHOES] = starterOutfit();

const test = setUpApi();
const { api } = test;

afterAll(async () => {
  await checkLedger(test.server.deps);
});

const chooseOutfit = (itemIdList: unknown, who: Child) =>
  api.call('avatar.chooseOutfit', { body: { itemIdList } }, who);
const wear = (
  itemId: number,
  who: Child,
  itemCategory: string | undefined = ITEMS.find((i) => i.id === itemId)?.category,
) => api.call('avatar.equip', { body: { itemId, itemCategory } }, who);
const takeOff = (id: number | string, who: Child) => api.call('avatar.unequip', { params: { id } }, who);
const idsOf = (items: readonly UserItem[]) => new Set(items.map(({ itemId }) => itemId));
const worn = async (who: Child) =>
  idsOf((await api.call('avatar.getEquipped', {}, who)).body.equippedUserItemList);

/** Users whose changed outfit was told to the rooms while `work` ran. */
async function toldOutfits(work: () => Promise<unknown>): Promise<number[]> {
  const told: number[] = [];
  const listener = ({ userId }: { userId: number }) => told.push(userId);
  const unfollow = test.server.deps.events.follow({ 'avatar.changed': listener });
  await work();
  unfollow();
  return told;
}

describe('choosing the first look', () => {
  let child: Child;
  beforeAll(async () => {
    child = await signUpChild(test.server);
  });

  it.each([
    ['without a face', [SKIN, HAIR], 'VALIDATION_FAIL'],
    ['with two heads of hair', [SKIN, FACE, HAIR, idOf('hair.bob')], 'VALIDATION_FAIL'],
    ['with the same thing twice', [SKIN, FACE, HAIR, HAIR], 'VALIDATION_FAIL'],
    ['with something from the shop', [SKIN, FACE, HAIR, CAPTAIN], 'NOT_FOUND_PRODUCT'],
    ['with hair of the shop', [SKIN, FACE, idOf('hair.crest')], 'NOT_FOUND_PRODUCT'],
    [
      'with hair in a colour that there is not',
      [SKIN, FACE, idOf('hair.short.black') + 7],
      'NOT_FOUND_PRODUCT',
    ],
    ['with one cut in two colours', [SKIN, FACE, HAIR, idOf('hair.short.pink')], 'VALIDATION_FAIL'],
    ['with something that does not exist', [SKIN, FACE, HAIR, 999], 'NOT_FOUND_PRODUCT'],
    ['of nothing', [], 'VALIDATION_FAIL'],
    ['of words', ['skin.peach'], 'VALIDATION_FAIL'],
    ['of no list', 7, 'VALIDATION_FAIL'],
    ['of far too much', Array.from({ length: 15 }, () => SKIN), 'VALIDATION_FAIL'],
  ])('refuses a look %s', async (_, items, errorCode) => {
    const { error } = await chooseOutfit(items, child);
    expect(error.errorCode).toBe(errorCode);
    expect(error.message).toMatch(/[가-힣]/);
    expect((await api.call('characters.getOwn', {}, child)).body.needsOutfit).toBe(true);
  });

  it('takes a cut in a colour of its own', async () => {
    const other = await signUpChild(test.server);
    const look = [SKIN, FACE, idOf('hair.curly.blue'), TOP, BOTTOM, SHOES];
    const { status, body } = await chooseOutfit(look, other);
    expect([status, idsOf(body.equippedUserItemList)]).toEqual([200, new Set(look)]);
    expect(await worn(other)).toEqual(new Set(look));
  });

  it('gives the items, puts them on, welcomes with points and tells the rooms', async () => {
    const told = await toldOutfits(async () => {
      const { status, body } = await chooseOutfit(starterOutfit(), child);
      expect([status, idsOf(body.equippedUserItemList)]).toEqual([200, new Set(starterOutfit())]);
    });
    expect(told).toEqual([child.user.userId]);
    expect((await api.call('economy.getPoints', {}, child)).body).toEqual({ point: WELCOME_POINTS });
    expect((await api.call('characters.getOwn', {}, child)).body).toEqual({
      mapId: FIRST_MAP.id,
      ...FIRST_MAP.spawn,
      facing: 1,
      needsOutfit: false,
      needsFirstMinute: true,
    });
  });

  it('happens once', async () => {
    const { status, error } = await chooseOutfit(starterOutfit(), child);
    expect([status, error.errorCode]).toEqual([409, 'DOLPHIN_DUPLICATE_RESOURCE']);
    expect((await api.call('economy.getPoints', {}, child)).body).toEqual({ point: WELCOME_POINTS });
  });

  it('needs no clothes: the doll is drawn with some', async () => {
    const plain = await signUpChild(test.server);
    expect((await chooseOutfit([SKIN, FACE, HAIR], plain)).status).toBe(200);
  });
});

describe('the bag', () => {
  it('shows what is owned, the newest first, with pictures', async () => {
    const child = await signUpDressedChild(test.server);
    await api.call('shop.buy', { params: { id: CAPTAIN } }, child);
    const { body } = await api.call('inventory.list', {}, child);
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
    const hats = await api.call('inventory.list', { query: { inventory_category: 'HAT' } }, child);
    expect(idsOf(hats.body.inventoryList)).toEqual(new Set([CAPTAIN]));
    const nothing = await api.call('inventory.list', { query: { page: 2 } }, child);
    expect(nothing.body).toEqual({ inventoryList: [], pageCount: 1, totalCount: 7 });
  });

  it.each<Record<string, string | number>>([{ inventory_category: 'WINGS' }, { page: 0 }, { page: 'two' }])(
    'refuses %o',
    async (query) => {
      const child = await signUpChild(test.server);
      expect((await api.call('inventory.list', { query }, child)).error.errorCode).toBe('VALIDATION_FAIL');
    },
  );
});

describe('the avatar', () => {
  let child: Child;
  beforeAll(async () => {
    child = await signUpDressedChild(test.server);
    await givePoints(test.server.deps, child.user.userId, 1000);
    for (const id of [CAPTAIN, JELLY, idOf('hat.shark')])
      await api.call('shop.buy', { params: { id } }, child);
  });
  beforeEach(async () => {
    for (const id of [TOP, BOTTOM, SHOES]) await wear(id ?? 0, child);
    await takeOff(CAPTAIN, child);
  });

  it('puts on what is owned and tells the rooms', async () => {
    const told = await toldOutfits(async () => {
      const { status, body } = await wear(CAPTAIN, child);
      expect(status).toBe(200);
      expect(idsOf(body.equippedUserItemList)).toEqual(new Set([...starterOutfit(), CAPTAIN]));
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
    const thief = await signUpDressedChild(test.server);
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
        expect([status, idsOf(body.equippedUserItemList)]).toEqual([200, new Set(starterOutfit())]);
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
    // The last one asks whether a quest under way wants it worn.
    expect(await countStatements(() => wear(CAPTAIN, child))).toBe(6);
    expect(await countStatements(() => takeOff(CAPTAIN, child))).toBe(3);
    expect(await countStatements(() => api.call('avatar.getEquipped', {}, child))).toBe(2);
    expect(await countStatements(() => api.call('inventory.list', {}, child))).toBe(3);
    // Position, look, and whether the first minute was seen.
    expect(await countStatements(() => api.call('characters.getOwn', {}, child))).toBe(3);
    const fresh = await signUpChild(test.server);
    // The first call of a session looks the session up, once in a minute.
    await api.call('economy.getPoints', {}, fresh);
    expect(await countStatements(() => chooseOutfit(starterOutfit(), fresh))).toBe(6);
  });
});

it.each([
  'characters.getOwn',
  'avatar.chooseOutfit',
  'economy.getExperience',
  'economy.getPoints',
  'inventory.list',
  'avatar.getEquipped',
  'avatar.equip',
  'avatar.unequip',
] as const)('%s wants a token', async (name) => {
  const { status, error } = await api.call(name, { params: { id: CAPTAIN } });
  expect([status, error.errorCode]).toEqual([401, 'NEED_TO_LOGIN']);
});
