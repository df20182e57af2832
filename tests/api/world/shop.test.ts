import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemByKey } from '#shared/content/items.ts';
import { SHOP_CATEGORIES } from '#shared/contract/world/shop.ts';
import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import { CATALOG_ITEMS } from '#server/domain/world/inventory/catalogItems.ts';
import { checkLedger } from '../../support/ledger.ts';
import { countStatements } from '../../support/countStatements.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const idOf = (key: string) => itemByKey(key)?.id ?? 0;
const CAPTAIN = idOf('hat.captain');
const SHARK = idOf('hat.shark');
const PEARL = idOf('earring.pearl');
const SHELL = idOf('necklace.shell');
const forSale = CATALOG_ITEMS.filter(({ price }) => price > 0);
const PAGES = Math.ceil(forSale.length / 24);

const test = setUpApi();
const { api } = test;
let child: Child;

beforeAll(async () => {
  child = await signUpDressedChild(test.server);
});
afterAll(async () => {
  await checkLedger(test.server.deps);
});

const buy = (id: number | string, who: Child) => api.call('shop.buy', { params: { id } }, who);
const pointsOf = async (who: Child) => (await api.call('economy.getPoints', {}, who)).body.point;

describe('looking around', () => {
  it('lists everything that has a price, the cheapest first, 24 a page', async () => {
    const first = await api.call('shop.listProducts', {}, child);
    expect(first.body).toMatchObject({ pageCount: PAGES, totalCount: forSale.length });
    expect(first.body.productList).toHaveLength(24);
    const all = [...first.body.productList];
    for (let page = 2; page <= PAGES; page++)
      all.push(...(await api.call('shop.listProducts', { query: { page } }, child)).body.productList);
    expect(all).toHaveLength(forSale.length);
    expect(new Set(all.map(({ productId }) => productId))).toEqual(new Set(forSale.map(({ id }) => id)));
    const prices = all.map(({ originalPrice }) => originalPrice);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('is empty past the last page', async () => {
    const { status, body } = await api.call('shop.listProducts', { query: { page: PAGES + 1 } }, child);
    expect([status, body.productList, body.totalCount]).toEqual([200, [], forSale.length]);
  });

  it('shows one category, or one tab', async () => {
    const hats = await api.call('shop.listProducts', { query: { item_category: 'HAT' } }, child);
    expect(hats.body.totalCount).toBe(forSale.filter(({ category }) => category === 'HAT').length);
    expect(hats.body.productList.map(({ name, price }) => [name, price])).toEqual(
      expect.arrayContaining([
        ['선장 모자', 260],
        ['상어 모자', 420],
      ]),
    );
    const clothes = await api.call('shop.listProducts', { query: { shop_large_category: 'CLOTHES' } }, child);
    const clothing = new Set<string>(SHOP_CATEGORIES.CLOTHES);
    expect(clothes.body.totalCount).toBe(forSale.filter(({ category }) => clothing.has(category)).length);
    for (const { itemCategory } of clothes.body.productList) expect(clothing).toContain(itemCategory);
    const neither = await api.call(
      'shop.listProducts',
      { query: { shop_large_category: 'CLOTHES', item_category: 'HAT' } },
      child,
    );
    expect(neither.body).toEqual({ productList: [], pageCount: 0, totalCount: 0 });
  });

  it('gives no skin away and marks what is owned', async () => {
    const skins = await api.call('shop.listProducts', { query: { item_category: 'SKIN' } }, child);
    expect(skins.body.totalCount).toBe(0);
    const shoes = await api.call('shop.listProducts', { query: { item_category: 'SHOES' } }, child);
    expect(shoes.body.productList.filter(({ owned }) => owned).map(({ itemId }) => itemId)).toEqual([
      idOf('shoes.sneakers'),
    ]);
    expect(shoes.body.productList[0]?.thumbnail).toMatch(/^\/avatar\/@1x\/shoes\.\w+\/thumb\.webp$/);
  });

  it('recommends what is not owned and nearly in reach', async () => {
    const { body } = await api.call('shop.listRecommendations', {}, child);
    expect(body.productList).toHaveLength(4);
    for (const { owned, price } of body.productList) {
      expect(owned).toBe(false);
      expect(price).toBeLessThanOrEqual(WELCOME_POINTS + 100);
    }
  });

  it('is open to visitors, who own and wish for nothing', async () => {
    const { status, body } = await api.call('shop.listProducts', { query: { item_category: 'SHOES' } });
    expect([status, body.productList.filter(({ owned, wished }) => owned || wished)]).toEqual([200, []]);
    const recommended = await api.call('shop.listRecommendations', {});
    expect([recommended.status, recommended.body.productList.length]).toEqual([200, 4]);
  });

  it.each<Record<string, string | number>>([
    { item_category: 'WINGS' },
    { shop_large_category: 'FOOD' },
    { page: 0 },
    { page: 'x' },
  ])('refuses %o', async (query) => {
    const { status, error } = await api.call('shop.listProducts', { query }, child);
    expect([status, error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
  });
});

describe('asking before buying', () => {
  const validate = (ids: string, who = child) =>
    api.call('shop.validatePurchase', { query: { product_ids: ids } }, who);

  it('adds the prices up', async () => {
    const { status, body } = await validate(`${PEARL},${SHELL}`);
    expect([status, body]).toEqual([200, { buyable: true, totalPrice: 120, point: WELCOME_POINTS }]);
  });

  it.each([
    ['999999', 404, 'NOT_FOUND_PRODUCT'],
    [`${PEARL},${idOf('skin.peach')}`, 404, 'NOT_FOUND_PRODUCT'],
    [`${idOf('shoes.sneakers')}`, 409, 'DUPLICATE_PRODUCT'],
    [`${PEARL},${PEARL}`, 409, 'DUPLICATE_PRODUCT'],
    [`${CAPTAIN},${SHELL}`, 409, 'NOT_ENOUGH_POINT'],
    ['', 400, 'VALIDATION_FAIL'],
    ['1,', 400, 'VALIDATION_FAIL'],
    ['1;drop table users', 400, 'VALIDATION_FAIL'],
    [Array.from({ length: 21 }, () => '1').join(), 400, 'VALIDATION_FAIL'],
  ])('answers %s with %i %s', async (ids, status, errorCode) => {
    const reply = await validate(ids);
    expect([reply.status, reply.error.errorCode]).toEqual([status, errorCode]);
    expect(reply.error.message).toMatch(/[가-힣]/);
  });
});

describe('buying', () => {
  it('takes the price, puts the item into the bag and says what is left', async () => {
    const buyer = await signUpDressedChild(test.server);
    const { status, body } = await buy(CAPTAIN, buyer);
    expect([status, body.itemId, body.point]).toEqual([200, CAPTAIN, WELCOME_POINTS - 260]);
    const bag = await api.call('inventory.list', {}, buyer);
    expect(bag.body.inventoryList[0]).toMatchObject({
      inventoryId: body.inventoryId,
      itemId: CAPTAIN,
      equipped: false,
    });
    expect(await pointsOf(buyer)).toBe(40);
  });

  it('takes nothing when it is repeated', async () => {
    const buyer = await signUpDressedChild(test.server);
    await buy(PEARL, buyer);
    const again = await buy(PEARL, buyer);
    expect([again.status, again.error.errorCode]).toEqual([409, 'DUPLICATE_PRODUCT']);
    expect(await pointsOf(buyer)).toBe(WELCOME_POINTS - 50);
  });

  it('says that it is owned before it says that it is too dear', async () => {
    const buyer = await signUpDressedChild(test.server);
    await buy(CAPTAIN, buyer);
    expect((await buy(CAPTAIN, buyer)).error.errorCode).toBe('DUPLICATE_PRODUCT');
  });

  it('lends nothing', async () => {
    const { status, error } = await buy(SHARK, child);
    expect([status, error.errorCode, error.message]).toEqual([409, 'NOT_ENOUGH_POINT', '포인트가 모자라요.']);
    expect(await pointsOf(child)).toBe(WELCOME_POINTS);
    expect(
      (await api.call('inventory.list', { query: { inventory_category: 'HAT' } }, child)).body.totalCount,
    ).toBe(0);
  });

  it('sells nothing to whoever has no points', async () => {
    const bare = await signUpChild(test.server);
    expect((await buy(PEARL, bare)).error.errorCode).toBe('NOT_ENOUGH_POINT');
    expect(await pointsOf(bare)).toBe(0);
  });

  it('is open to a child whose guardian has not agreed yet: points are no money', async () => {
    const young = await signUpDressedChild(test.server, { birthDate: '2018-05-05' });
    expect(young.user.needsGuardianConsent).toBe(true);
    expect((await buy(PEARL, young)).status).toBe(200);
  });

  it.each([
    [999_999, 404, 'NOT_FOUND_PRODUCT'],
    [idOf('skin.peach'), 404, 'NOT_FOUND_PRODUCT'],
    ['abc', 400, 'VALIDATION_FAIL'],
    ['-1', 400, 'VALIDATION_FAIL'],
    ['1.5', 400, 'VALIDATION_FAIL'],
    ['99999999999', 400, 'VALIDATION_FAIL'],
  ])('answers product %s with %i %s', async (id, status, errorCode) => {
    const reply = await buy(id, child);
    expect([reply.status, reply.error.errorCode]).toEqual([status, errorCode]);
  });
});

it.each([
  'shop.listEvents',
  'shop.listDiscounts',
  'shop.listWishes',
  'shop.addWish',
  'shop.removeWish',
  'shop.validatePurchase',
  'shop.buy',
  'shop.buyBasket',
] as const)('%s wants a token', async (name) => {
  const { status, error } = await api.call(name, { params: { id: PEARL } });
  expect([status, error.errorCode]).toEqual([401, 'NEED_TO_LOGIN']);
});

it('no route of the shop asks the database more than six times', async () => {
  const buyer = await signUpDressedChild(test.server);
  expect(await countStatements(() => api.call('shop.listProducts', {}))).toBe(2);
  expect(await countStatements(() => api.call('shop.listProducts', {}, buyer))).toBe(4);
  expect(await countStatements(() => api.call('shop.listRecommendations', {}, buyer))).toBe(5);
  expect(
    await countStatements(() => api.call('shop.validatePurchase', { query: { product_ids: PEARL } }, buyer)),
  ).toBe(3);
  expect(await countStatements(() => buy(PEARL, buyer))).toBe(5);
});
