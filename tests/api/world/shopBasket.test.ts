import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { itemByKey } from '#shared/content/items.ts';
import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import { CATALOG_ITEMS } from '#server/domain/world/inventory/catalogItems.ts';
import { givePoints, checkLedger } from '../../support/ledger.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { offerProduct, withdrawOffers } from '../../support/shopOffer.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const idOf = (key: string) => itemByKey(key)?.id ?? 0;
const PEARL = idOf('earring.pearl');
const SHELL = idOf('necklace.shell');
const SHARK = idOf('hat.shark');
const SNEAKERS = idOf('shoes.sneakers');
const keyOf = (digit: string) => digit.repeat(32);

const test = setUpApi();
const { api } = test;
let child: Child;

beforeEach(async () => {
  child = await signUpDressedChild(test.server);
});
afterEach(async () => {
  await checkLedger(test.server.deps);
  await withdrawOffers(test.server.deps);
});

const buyAll = (productIds: unknown, expectedPrice: unknown, clientKey = keyOf('a'), who = child) =>
  api.call('shop.buyBasket', { body: { productIds, clientKey, expectedPrice } }, who);
const points = async () => (await api.call('economy.getPoints', {}, child)).body.point;
const bagSize = async () => (await api.call('inventory.list', {}, child)).body.totalCount;

describe('a basket', () => {
  it('is bought as one, and answers the same when it is repeated', async () => {
    const first = await buyAll([PEARL, SHELL], 120);
    expect([first.status, first.body.totalPrice, first.body.point]).toEqual([200, 120, WELCOME_POINTS - 120]);
    expect(first.body.purchaseList.map(({ productId }) => productId)).toEqual([PEARL, SHELL]);
    const again = await buyAll([PEARL, SHELL], 120);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect([await points(), await bagSize()]).toEqual([WELCOME_POINTS - 120, 8]);
  });

  it('is paid once under ten clicks at once, and once in two tabs', async () => {
    const clicks = await Promise.all(Array.from({ length: 10 }, () => buyAll([PEARL, SHELL], 120)));
    expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([200]));
    const otherTab = await buyAll([PEARL, SHELL], 120, keyOf('b'));
    expect(otherTab.error.errorCode).toBe('DUPLICATE_PRODUCT');
    expect(await points()).toBe(WELCOME_POINTS - 120);
  });

  it('of two tabs with one thing in common is bought in one of them', async () => {
    const cape = idOf('cape.sea');
    const price = CATALOG_ITEMS.find(({ id }) => id === cape)?.price ?? 0;
    await givePoints(test.server.deps, child.user.userId, 1000);
    const replies = await Promise.all([
      buyAll([PEARL, SHELL], 120, keyOf('1')),
      buyAll([PEARL, cape], 50 + price, keyOf('2')),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    expect(await bagSize()).toBe(8);
  });

  it('keeps another child’s key apart', async () => {
    const other = await signUpDressedChild(test.server);
    await buyAll([PEARL], 50);
    expect((await buyAll([SHELL], 70, keyOf('a'), other)).body.point).toBe(WELCOME_POINTS - 70);
  });

  it.each([
    ['one that is owned', [PEARL, SNEAKERS], 110, 409, 'DUPLICATE_PRODUCT'],
    ['one named twice', [PEARL, PEARL], 100, 409, 'DUPLICATE_PRODUCT'],
    ['one that is not sold', [PEARL, idOf('skin.peach')], 50, 404, 'NOT_FOUND_PRODUCT'],
    ['one that does not exist', [PEARL, 999_999], 50, 404, 'NOT_FOUND_PRODUCT'],
    ['more than there are points', [PEARL, SHARK], 470, 409, 'NOT_ENOUGH_POINT'],
    ['another price', [PEARL, SHELL], 119, 409, 'PRODUCT_PRICE_CHANGED'],
    ['nothing', [], 0, 400, 'VALIDATION_FAIL'],
    ['words', ['모자'], 0, 400, 'VALIDATION_FAIL'],
    ['far too much', Array.from({ length: 15 }, (_, n) => n + 1), 0, 400, 'VALIDATION_FAIL'],
    ['a negative price', [PEARL], -1, 400, 'VALIDATION_FAIL'],
  ])('with %s takes nothing', async (_, productIds, price, status, errorCode) => {
    const reply = await buyAll(productIds, price);
    expect([reply.status, reply.error.errorCode]).toEqual([status, errorCode]);
    expect(reply.error.message).toMatch(/[가-힣]/);
    expect([await points(), await bagSize()]).toEqual([WELCOME_POINTS, 6]);
  });

  it('refuses a key that is none', async () => {
    expect((await buyAll([PEARL], 50, 'abc')).error.errorCode).toBe('VALIDATION_FAIL');
  });

  it('leaves the stock of one event whole when the other is sold out', async () => {
    const { deps } = test.server;
    await offerProduct(deps, 'earring.pearl', { price: 10, stock: 5 });
    await offerProduct(deps, 'necklace.shell', { price: 10, stock: 1 });
    const other = await signUpDressedChild(test.server);
    await buyAll([SHELL], 10, keyOf('c'), other);
    expect((await buyAll([PEARL, SHELL], 20)).error.errorCode).toBe('PRODUCT_SOLD_OUT');
    const { body } = await api.call('shop.listProducts', { query: { item_category: 'EARRING' } }, child);
    expect(body.productList.find(({ productId }) => productId === PEARL)?.offer?.stock).toBe(5);
    expect(await points()).toBe(WELCOME_POINTS);
  });
});

describe('the wish list', () => {
  const wish = (productId: unknown, who = child) => api.call('shop.addWish', { body: { productId } }, who);
  const forget = (id: number | string, who = child) => api.call('shop.removeWish', { params: { id } }, who);
  const wishes = async (query = {}, who = child) =>
    (await api.call('shop.listWishes', { query }, who)).body.productList.map(({ productId }) => productId);

  it('keeps wishes, newest first, until they are taken off or bought', async () => {
    for (const id of [PEARL, SHARK, SHELL]) expect((await wish(id)).status).toBe(200);
    expect(await wishes()).toEqual([SHELL, SHARK, PEARL]);
    expect(await wishes({ item_category: 'HAT' })).toEqual([SHARK]);
    expect(await wishes({ page: 2 })).toEqual([]);
    const hats = await api.call('shop.listProducts', { query: { item_category: 'HAT' } }, child);
    expect(hats.body.productList.filter(({ wished }) => wished).map(({ productId }) => productId)).toEqual([
      SHARK,
    ]);
    expect((await forget(SHARK)).status).toBe(204);
    await buyAll([PEARL], 50);
    expect(await wishes()).toEqual([SHELL]);
  });

  it('takes a wish once, also when it is wished for five times at once', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => wish(PEARL)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const [refused] = replies.filter(({ status }) => status !== 200);
    expect([refused?.status, refused?.error.errorCode]).toEqual([409, 'DUPLICATE_WISH_ITEM']);
  });

  it.each([
    ['unknown', 999_999, 'NOT_FOUND_PRODUCT'],
    ['not for sale', idOf('skin.peach'), 'NOT_FOUND_PRODUCT'],
    ['owned', SNEAKERS, 'DUPLICATE_PRODUCT'],
    ['a word', 'hat', 'VALIDATION_FAIL'],
    ['negative', -3, 'VALIDATION_FAIL'],
  ])('refuses what is %s', async (_, productId, errorCode) => {
    expect((await wish(productId)).error.errorCode).toBe(errorCode);
    expect(await wishes()).toEqual([]);
  });

  it('is one’s own', async () => {
    const other = await signUpDressedChild(test.server);
    await wish(PEARL);
    expect(await wishes({}, other)).toEqual([]);
    expect((await forget(PEARL, other)).error.errorCode).toBe('NOT_FOUND_PRODUCT');
    expect((await forget('nothing')).error.errorCode).toBe('VALIDATION_FAIL');
    expect(await wishes()).toEqual([PEARL]);
  });
});
