import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { itemByKey } from '#shared/content/items.ts';
import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import { shopOffers, shopOfferSales } from '#server/db/tables/world/shop.ts';
import { buyProduct } from '#server/domain/world/shop/buyProduct.ts';
import { checkLedger } from '../../support/ledger.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { offerProduct, withdrawOffers } from '../../support/shopOffer.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const idOf = (key: string) => itemByKey(key)?.id ?? 0;
const CAPTAIN = idOf('hat.captain');
const PEARL = idOf('earring.pearl');

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

const buy = (id: number, who: Child, expectedPrice?: number) =>
  api.call('shop.buy', { params: { id }, body: { expectedPrice } }, who);
const events = (query = {}) => api.call('shop.listEvents', { query }, child);
const pointsOf = async (who: Child) => (await api.call('economy.getPoints', {}, who)).body.point;
const captain = async () =>
  (await api.call('shop.listProducts', { query: { item_category: 'HAT' } }, child)).body.productList.find(
    ({ productId }) => productId === CAPTAIN,
  );

describe('events and discounts', () => {
  it('are on whenever one looks', async () => {
    const weekly = await events({ event_category: 'WEEKLY' });
    expect(weekly.body).toMatchObject({ pageCount: 1, totalCount: 2 });
    const season = await events({ event_category: 'SEASON' });
    expect(season.body.totalCount).toBe(1);
    const discounts = await api.call('shop.listDiscounts', {}, child);
    expect(discounts.body.productList).toHaveLength(3);
    for (const product of [...weekly.body.productList, ...discounts.body.productList]) {
      expect(product.price).toBeLessThan(product.originalPrice);
      expect(Date.parse(product.offer?.endsAt ?? '')).toBeGreaterThan(test.clock.now().getTime());
    }
    expect(weekly.body.productList.map(({ offer }) => offer?.stock)).toEqual([120, 120]);
    expect((await events({ page: 2 })).body).toMatchObject({ productList: [], totalCount: 3 });
  });

  it.each([{ event_category: 'BIRTHDAY' }, { page: 0 }, { page: 1e9 }])('refuse %o', async (query) => {
    expect((await events(query)).error.errorCode).toBe('VALIDATION_FAIL');
  });

  it('show old price, new price and what is left', async () => {
    await offerProduct(test.server.deps, 'hat.captain', { price: 150, stock: 2 });
    expect(await captain()).toMatchObject({
      price: 150,
      originalPrice: 260,
      offer: { offerType: 'EVENT', stock: 2 },
    });
    await buy(CAPTAIN, child);
    expect(await pointsOf(child)).toBe(WELCOME_POINTS - 150);
    expect((await captain())?.offer?.stock).toBe(1);
  });

  it('let an event go before a discount', async () => {
    await offerProduct(test.server.deps, 'hat.captain', { price: 100, offerType: 'DISCOUNT' });
    expect((await captain())?.price).toBe(100);
    await offerProduct(test.server.deps, 'hat.captain', { price: 150, stock: 2 });
    expect((await captain())?.price).toBe(150);
  });

  it('cost the usual price when they are over', async () => {
    const id = await offerProduct(test.server.deps, 'hat.captain', { price: 10 });
    await test.server.deps.db
      .update(shopOffers)
      .set({ schedule: { kind: 'DATES', from: '2026-01-01T00:00:00Z', before: '2026-01-02T00:00:00Z' } })
      .where(eq(shopOffers.id, id));
    const stale = await buy(CAPTAIN, child, 10);
    expect([stale.status, stale.error.errorCode]).toEqual([409, 'PRODUCT_PRICE_CHANGED']);
    expect(stale.error.message).toBe('값이 바뀌었어요. 지금은 260 포인트예요.');
    expect(await pointsOf(child)).toBe(WELCOME_POINTS);
    expect((await buy(CAPTAIN, child, 260)).status).toBe(200);
  });

  it('sell nothing beyond their stock, and say so before paying, too', async () => {
    await offerProduct(test.server.deps, 'earring.pearl', { price: 10, stock: 1 });
    const other = await signUpDressedChild(test.server);
    expect((await buy(PEARL, other)).status).toBe(200);
    const asked = await api.call('shop.validatePurchase', { query: { product_ids: `${PEARL}` } }, child);
    const late = await buy(PEARL, child, 10);
    for (const reply of [asked, late])
      expect([reply.status, reply.error.errorCode]).toEqual([409, 'PRODUCT_SOLD_OUT']);
    expect(await pointsOf(child)).toBe(WELCOME_POINTS);
    expect((await buy(PEARL, other)).error.errorCode).toBe('DUPLICATE_PRODUCT');
  });
});

describe('a stock of 50', () => {
  it('is sold to exactly 50 of 200 children who want it at once', async () => {
    const { deps } = test.server;
    const offerId = await offerProduct(deps, 'hat.captain', { price: 150, stock: 50 });
    const { rows } = await deps.db.execute<{ id: number }>(sql`
      with crowd as (
        insert into users (login_name, nickname, nickname_key, password_hash, birth_date)
        select 'crowd' || n, '손님' || n, '손님' || n, '', '2012-01-01' from generate_series(1, 200) n
        returning id
      ), paid as (
        insert into ledger_entries (user_id, kind, amount, reason_key)
        select id, 'POINT', 200, 'test' from crowd
      )
      insert into wallets (user_id, point) select id, 200 from crowd returning user_id as id`);
    const crowd = rows.map(({ id }) => id);

    const results = await Promise.allSettled(
      crowd.map((userId) => buyProduct({ deps, userId, productId: CAPTAIN, expectedPrice: 150 })),
    );
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(results.length - refused.length).toBe(50);
    expect(refused.every((reason) => reason.code === 'PRODUCT_SOLD_OUT')).toBe(true);
    const [{ sold } = { sold: 0 }] = await deps.db
      .select({ sold: shopOfferSales.sold })
      .from(shopOfferSales)
      .where(eq(shopOfferSales.offerId, offerId));
    expect(sold).toBe(50);
    const left = await deps.db.execute<{ point: number; children: number }>(sql`
      select point, count(*)::int as children from wallets
      where user_id in (${sql.join(crowd, sql`, `)}) group by point order by point`);
    expect(left.rows).toEqual([
      { point: 50, children: 50 },
      { point: 200, children: 150 },
    ]);
  }, 60_000);
});
