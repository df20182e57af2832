import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { coupons, userCoupons } from '#server/db/tables/commerce/coupons.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import {
  holdCoupon,
  readDiscount,
  releaseCoupon,
  spendCoupon,
} from '#server/domain/commerce/coupons/payWithCoupon.ts';
import { registerCoupon } from '#server/domain/commerce/coupons/receiveCoupon.ts';
import { readProductForSale } from '#server/domain/commerce/products/readProducts.ts';
import { transaction } from '#server/domain/transaction.ts';
import { openWallets } from '#server/domain/world/economy/lockWallet.ts';
import { readWallet } from '#server/domain/world/economy/readWallet.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Identity } from '../../support/apiClient.ts';
import { makeCoupon, makeGroup, signUpSeller } from '../../support/commerce.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api, clock } = test;
const MANY = 100;

let seller: Identity;
let people: number[];

beforeAll(async () => {
  seller = await signUpSeller(test.server);
  const { db } = test.server.deps;
  // Accounts as rows: what a hundred of them do at once is what counts here, not how they signed up.
  people = await db.transaction(async (tx) => {
    const made = await tx
      .insert(users)
      .values(
        Array.from({ length: MANY }, (_, number) => ({
          ...{ loginName: `crowd_${number}`, nickname: `물결${number}`, nicknameKey: `물결${number}` },
          ...{ passwordHash: '-', birthDate: '1990-01-01' },
        })),
      )
      .returning({ id: users.id });
    const userIds = made.map(({ id }) => id);
    await openWallets({ tx, userIds });
    await tx.insert(channelMembers).values(
      userIds.map((userId) => ({
        ...{ channelId: seller.channelId ?? 0, userId, nickname: `물결${userId}` },
        roles: ['USER' as const],
      })),
    );
    return userIds;
  });
});

/** How many went through, and by which code the others were refused. */
async function outcomes(work: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(work);
  const codes = settled.flatMap((one) =>
    one.status === 'fulfilled'
      ? []
      : [one.reason instanceof AppError ? one.reason.code : `no AppError: ${String(one.reason)}`],
  );
  return { done: settled.length - codes.length, codes: [...new Set(codes)] };
}

const order = (number: number) => `order-${String(number).padStart(12, '0')}`;

/** A user's coupon of 20,000 won and a product of 120,000. */
async function received() {
  const child = await signUpChild(test.server);
  const { products } = await makeGroup(test.server, seller, { quantities: [4] });
  const { deps } = test.server;
  const product = await readProductForSale(deps.db, products[0]?.paymentProductId ?? 0);
  const coupon = await makeCoupon(test.server, seller);
  const { body } = await api.call('coupons.receive', { params: { id: coupon.couponId } }, child);
  const own = { userId: child.user.userId, userCouponId: body.userCouponId ?? 0 };
  const hold = (merchantUid: string, who = own) =>
    transaction(deps, (tx) => holdCoupon(tx, { ...who, merchantUid, now: clock.now() }));
  const stateOf = async () => {
    const [row] = await deps.db.select().from(userCoupons).where(eq(userCoupons.id, own.userCouponId));
    return [row?.state, row?.heldBy ?? null];
  };
  return { child, product, coupon, own, hold, stateOf };
}

describe('a hundred at once', () => {
  it('receive one coupon that is for one: one has it', async () => {
    const { couponCode, couponId } = await makeCoupon(test.server, seller, { mostCount: 1 });
    const { deps } = test.server;
    const { done, codes } = await outcomes(
      people.map((userId) => registerCoupon({ deps, userId, couponCode })),
    );
    expect([done, codes]).toEqual([1, ['COUPON_RESOURCE_NOT_FOUND']]);
    expect(await deps.db.$count(userCoupons, eq(userCoupons.couponId, couponId))).toBe(1);
  });

  it('receive one for seven: seven have it, and nobody twice', async () => {
    const { couponCode, couponId } = await makeCoupon(test.server, seller, { mostCount: 7 });
    const { deps } = test.server;
    const twice = people.flatMap((userId) => [userId, userId]);
    const { done } = await outcomes(twice.map((userId) => registerCoupon({ deps, userId, couponCode })));
    expect(done).toBe(7);
    const rows = await deps.db.select().from(userCoupons).where(eq(userCoupons.couponId, couponId));
    expect(new Set(rows.map(({ userId }) => userId)).size).toBe(7);
  });

  it('clicks of one user receive it once, points and all', async () => {
    const { couponCode } = await makeCoupon(test.server, seller, {
      ...{ couponRewardType: 'POINT', rewardCount: 300 },
    });
    const child = await signUpChild(test.server);
    const { userId } = child.user;
    const { deps } = test.server;
    const wallet = async () => (await readWallet({ db: deps.db, userId })).point;
    const before = await wallet();
    const { done, codes } = await outcomes(
      Array.from({ length: MANY }, () => registerCoupon({ deps, userId, couponCode })),
    );
    expect([done, codes]).toEqual([1, ['DOLPHIN_DUPLICATE_COUPON_RESOURCE']]);
    expect((await wallet()) - before).toBe(300);
  });

  it('orders are paid with one coupon: one holds it, and it is spent once', async () => {
    const { hold, stateOf } = await received();
    const { done, codes } = await outcomes(Array.from({ length: MANY }, (_, number) => hold(order(number))));
    expect([done, codes]).toEqual([1, ['COUPON_NOT_USABLE']]);
    const [state, merchantUid] = await stateOf();
    expect(state).toBe('HELD');
    const { deps } = test.server;
    const spends = await Promise.all(
      Array.from({ length: MANY }, (_, number) =>
        transaction(deps, (tx) => spendCoupon(tx, { merchantUid: order(number), now: clock.now() })),
      ),
    );
    expect(spends.filter(Boolean)).toHaveLength(1);
    expect(await stateOf()).toEqual(['USED', merchantUid]);
  });
});

describe('a coupon in an order', () => {
  it('is held, given back, held again and used up', async () => {
    const { own, product, hold, stateOf, child } = await received();
    const { deps } = test.server;
    const [first, second] = [order(9001), order(9002)];
    await hold(first);
    await hold(first);
    await expect(hold(second)).rejects.toMatchObject({ code: 'COUPON_NOT_USABLE' });
    // Another order gives nothing back that it does not hold.
    await transaction(deps, (tx) => releaseCoupon(tx, { merchantUid: second }));
    expect(await stateOf()).toEqual(['HELD', first]);
    await transaction(deps, (tx) => releaseCoupon(tx, { merchantUid: first }));
    expect(await stateOf()).toEqual(['RECEIVED', null]);
    await hold(second);
    const spend = () => transaction(deps, (tx) => spendCoupon(tx, { merchantUid: second, now: clock.now() }));
    expect([await spend(), await spend()]).toEqual([true, true]);
    await transaction(deps, (tx) => releaseCoupon(tx, { merchantUid: second }));
    expect(await stateOf()).toEqual(['USED', second]);
    await expect(hold(first)).rejects.toMatchObject({ userMessage: '이미 사용한 쿠폰이에요.' });
    const now = clock.now();
    await expect(
      readDiscount(deps.db, { ...own, product, amount: product.price, now }),
    ).rejects.toMatchObject({ code: 'COUPON_NOT_USABLE' });
    const { userCouponList } = (await api.call('coupons.list', {}, child)).body;
    expect(userCouponList.find(({ userCouponId }) => userCouponId === own.userCouponId)).toMatchObject({
      couponState: 'USED',
      isCouponUsable: false,
    });
    expect(await transaction(deps, (tx) => spendCoupon(tx, { merchantUid: order(9003), now }))).toBe(false);
  });

  it('is read for its own user, its own product and its own time', async () => {
    const { own, product, coupon, hold } = await received();
    const { deps } = test.server;
    const read = (part: object = {}) =>
      readDiscount(deps.db, { ...own, product, amount: product.price, now: clock.now(), ...part });
    expect(await read()).toBe(20_000);
    const stranger = await signUpChild(test.server);
    const { userId } = stranger.user;
    await expect(read({ userId })).rejects.toMatchObject({ code: 'COUPON_RESOURCE_NOT_FOUND' });
    await expect(read({ userCouponId: 2_000_000_000 })).rejects.toMatchObject({
      code: 'COUPON_RESOURCE_NOT_FOUND',
    });
    await expect(hold(order(9100), { ...own, userId })).rejects.toMatchObject({
      code: 'COUPON_RESOURCE_NOT_FOUND',
    });
    await expect(read({ product: { ...product, isCouponUsable: false } })).rejects.toMatchObject({
      ...{ code: 'COUPON_NOT_USABLE', userMessage: '해당 상품에서는 사용할 수 없는 쿠폰입니다.' },
    });
    await deps.db.update(coupons).set({ expiresAt: clock.now() }).where(eq(coupons.id, coupon.couponId));
    await expect(read()).rejects.toMatchObject({ userMessage: '사용 기간이 지난 쿠폰이에요.' });
    await expect(hold(order(9101))).rejects.toMatchObject({ userMessage: '사용 기간이 지난 쿠폰이에요.' });
  });
});
