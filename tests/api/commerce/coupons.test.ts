import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { CHANNEL_EVENT_CODE, COUPON_EVENT_PATH, type Coupon } from '#shared/contract/commerce/coupons.ts';
import { coupons } from '#server/db/tables/commerce/coupons.ts';
import { readWallet } from '#server/domain/world/economy/readWallet.ts';
import type { Identity } from '../../support/apiClient.ts';
import { makeCoupon, makeGroup, signUpSeller, type Group } from '../../support/commerce.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi({ settings: { TRUSTED_PROXIES: '1' } });
const { api, clock } = test;
const NOTHING = 2_000_000_000;
const DAY = 24 * 60 * 60 * 1000;

let seller: Identity;
let boss: Identity;
let pupil: Child;
let group: Group;

beforeAll(async () => {
  seller = await signUpSeller(test.server);
  const manager = await signUpChild(test.server);
  pupil = await signUpChild(test.server);
  const channelId = await makeClass(test.server.deps, [
    { child: manager, nickname: '등대', roles: ['MANAGER'] },
    { child: pupil, nickname: '바다' },
  ]);
  boss = { token: manager.token, channelId };
  group = await makeGroup(test.server, seller, { quantities: [4, 8, 12] });
});

const receive = ({ couponId }: Pick<Coupon, 'couponId'>, who: Identity) =>
  api.call('coupons.receive', { params: { id: couponId } }, who);
const register = (couponCode: string, who: Identity) =>
  api.call('coupons.register', { body: { couponCode } }, who);
const listOf = async (who: Identity, query: Record<string, number> = {}) =>
  (await api.call('coupons.list', { query: { page: 1, ...query } }, who)).body;
/** One coupon in the lists of a user, with a page for each ten. */
async function find({ couponId }: Coupon, who: Identity, query: Record<string, number> = {}) {
  for (let page = 1; ; page += 1) {
    const { userCouponList, pageCount } = await listOf(who, { ...query, page });
    const found = userCouponList.find((one) => one.couponId === couponId);
    if (found || page >= pageCount) return found;
  }
}
const productOf = (quantity: number): number =>
  group.products.find((product) => product.quantity === quantity)?.paymentProductId ?? 0;
const statsOf = async ({ couponId }: Coupon, who = seller) =>
  (await api.call('channelCoupons.list', { query: { page: 1 } }, who)).body.couponList.find(
    (one) => one.couponId === couponId,
  );

describe('a coupon to be received', () => {
  it('is shown until it is received, and then as received', async () => {
    const coupon = await makeCoupon(test.server, seller);
    const who = await signUpChild(test.server);
    expect(await find(coupon, who)).toMatchObject({
      ...{ userCouponId: null, couponState: null, isCouponUsable: true, rewardCount: 20_000 },
      couponCode: '',
    });
    const received = await receive(coupon, who);
    expect(received.body).toMatchObject({ couponState: 'RECEIVED', title: '첫 수업 축하' });
    expect(await find(coupon, who)).toEqual(received.body);
    const again = await receive(coupon, who);
    expect(again.error).toMatchObject({
      errorCode: 'DOLPHIN_DUPLICATE_COUPON_RESOURCE',
      message: '이미 받은 쿠폰입니다.',
    });
    expect(await statsOf(coupon)).toMatchObject({ receivedCount: 1, usedCount: 0 });
  });

  it('stands at each product that it makes cheaper, for everybody who looks at it, until it is ended', async () => {
    const sold = await makeGroup(test.server, seller, { quantities: [4, 8] });
    const [first, second] = sold.products;
    const coupon = await makeCoupon(test.server, seller, {
      paymentProductIdList: [first?.paymentProductId ?? 0],
    });
    const ofCode = await makeCoupon(test.server, seller, { isDownloadable: false });
    const listed = async () => {
      const query = { page: 1, hash_key: sold.info.hashKey };
      const { body } = await api.call('products.listForSale', { query });
      return body.productInfoList
        .flatMap(({ paymentProductList }) => paymentProductList)
        .map(({ paymentProductId, couponList }) => ({
          paymentProductId,
          ids: couponList.map((one) => one.couponId),
        }));
    };
    const at = (await listed()).find((one) => one.paymentProductId === first?.paymentProductId);
    expect(at?.ids).toContain(coupon.couponId);
    expect(at?.ids).not.toContain(ofCode.couponId);
    const beside = (await listed()).find((one) => one.paymentProductId === second?.paymentProductId);
    expect(beside?.ids).not.toContain(coupon.couponId);
    await api.call('channelCoupons.end', { params: { id: coupon.couponId } }, seller);
    expect((await listed()).flatMap(({ ids }) => ids)).not.toContain(coupon.couponId);
  });

  it('is for nobody once it is ended or its time is over; who has it keeps it to the end', async () => {
    const ended = await makeCoupon(test.server, seller);
    const short = await makeCoupon(test.server, seller);
    const [who, late] = [await signUpChild(test.server), await signUpChild(test.server)];
    await receive(ended, who);
    await receive(short, who);
    for (let time = 0; time < 2; time += 1)
      expect((await api.call('channelCoupons.end', { params: { id: ended.couponId } }, seller)).status).toBe(
        200,
      );
    expect(await find(ended, late)).toBeUndefined();
    expect((await receive(ended, late)).error.errorCode).toBe('COUPON_RESOURCE_NOT_FOUND');
    expect((await register(ended.couponCode, late)).error.errorCode).toBe('COUPON_RESOURCE_NOT_FOUND');
    expect(await find(ended, who)).toMatchObject({ isCouponUsable: true, couponState: 'RECEIVED' });
    const { db } = test.server.deps;
    await db.update(coupons).set({ expiresAt: clock.now() }).where(eq(coupons.id, short.couponId));
    expect(await find(short, late)).toBeUndefined();
    expect((await receive(short, late)).error.errorCode).toBe('COUPON_RESOURCE_NOT_FOUND');
    expect(await find(short, who)).toMatchObject({
      ...{ isCouponUsable: false, couponState: 'EXPIRED' },
      unusableReason: '사용 기간이 지난 쿠폰이에요.',
    });
    expect(await statsOf(short)).toMatchObject({ isEnded: true });
  });

  it('of a class is for its members', async () => {
    const coupon = await makeCoupon(test.server, boss);
    const stranger = await signUpChild(test.server);
    expect(await find(coupon, pupil)).toBeDefined();
    expect(await find(coupon, stranger)).toBeUndefined();
    expect((await receive(coupon, stranger)).error.errorCode).toBe('COUPON_RESOURCE_NOT_FOUND');
    expect((await receive(coupon, pupil)).status).toBe(200);
  });

  it('is on the page it belongs to when there are more than ten', async () => {
    const who = await signUpChild(test.server);
    for (let number = 0; number < 12; number += 1) await makeCoupon(test.server, seller);
    const { pageCount, totalCount } = await listOf(who);
    expect(pageCount).toBe(Math.ceil(totalCount / 10));
    const ids: number[] = [];
    for (let page = 1; page <= pageCount; page += 1)
      ids.push(...(await listOf(who, { page })).userCouponList.map(({ couponId }) => couponId));
    expect(new Set(ids).size).toBe(totalCount);
    expect((await listOf(who, { page: pageCount + 1 })).userCouponList).toEqual([]);
  });
});

describe('a coupon by its code', () => {
  it('is registered however it is written, and not a second time', async () => {
    const coupon = await makeCoupon(test.server, seller, { isDownloadable: false, couponCode: 'FRIEND2026' });
    const who = await signUpChild(test.server);
    expect(await find(coupon, who)).toBeUndefined();
    expect((await receive(coupon, who)).error.errorCode).toBe('COUPON_RESOURCE_NOT_FOUND');
    const registered = await register(' friend-2026 ', who);
    expect([registered.status, registered.body.couponCode]).toEqual([201, 'FRIEND2026']);
    const again = await register('FRIEND2026', who);
    expect(again.error).toMatchObject({
      errorCode: 'DOLPHIN_DUPLICATE_COUPON_RESOURCE',
      message: '이미 등록된 쿠폰 번호입니다.',
    });
  });

  it('that is none is not found', async () => {
    const reply = await register('NOSUCHCOUPON', pupil);
    expect(reply.error).toMatchObject({
      errorCode: 'COUPON_RESOURCE_NOT_FOUND',
      message: '쿠폰 번호를 확인해 주세요.',
    });
  });

  it.each([
    ['empty', ''],
    ['short', 'A1'],
    ['long', 'A'.repeat(25)],
    ['in Korean', '친구소개'],
    ['a query', "'; drop table coupons; --"],
    ['a number', 12_345_678],
    ['nothing', null],
  ])('that is %s is refused', async (_, couponCode) => {
    const reply = await api.call('coupons.register', { body: { couponCode } }, pupil);
    expect(reply.error.errorCode).toBe('VALIDATION_FAIL');
  });
});

describe('what a coupon brings', () => {
  it.each([
    ['POINT', 500],
    ['EXPERIENCE', 40],
  ] as const)('%s comes at once, and once', async (couponRewardType, rewardCount) => {
    const coupon = await makeCoupon(test.server, seller, { couponRewardType, rewardCount });
    const who = await signUpDressedChild(test.server);
    const balance = () => readWallet({ db: test.server.deps.db, userId: who.user.userId });
    const before = await balance();
    const replies = await Promise.all(Array.from({ length: 10 }, () => receive(coupon, who)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const after = await balance();
    const gained = {
      point: after.point - before.point,
      exp: after.exp - before.exp,
    };
    expect(gained).toEqual({
      point: couponRewardType === 'POINT' ? rewardCount : 0,
      exp: couponRewardType === 'EXPERIENCE' ? rewardCount : 0,
    });
    expect(await find(coupon, who)).toMatchObject({ couponState: 'USED', isCouponUsable: false });
    expect(await statsOf(coupon)).toMatchObject({ receivedCount: 1, usedCount: 1 });
  });

  it('TICKET comes as tickets: of the school for every class, of a class for itself', async () => {
    const ticket = { couponRewardType: 'TICKET' as const, rewardCount: 2, title: '체험 수업' };
    const [school, ofClass] = [
      await makeCoupon(test.server, seller, ticket),
      await makeCoupon(test.server, boss, ticket),
    ];
    const who = await signUpChild(test.server);
    await receive(school, who);
    await register(ofClass.couponCode, who);
    const { ticketList, ticketHistoryList } = (await api.call('tickets.listOwn', {}, who)).body;
    const countIn = (wanted: number, isForEveryTeacher: boolean) =>
      ticketList.filter(
        (ticket) => ticket.channelId === wanted && ticket.isForEveryTeacher === isForEveryTeacher,
      ).length;
    expect([countIn(DEFAULT_CHANNEL_ID, true), countIn(boss.channelId ?? 0, false)]).toEqual([2, 2]);
    expect(ticketHistoryList[0]?.reason).toBe('쿠폰: 체험 수업');
  });
});

describe('a coupon at a product', () => {
  it('says what it is worth, or why it is worth nothing', async () => {
    const who = await signUpChild(test.server);
    const perCent = await makeCoupon(test.server, seller, {
      ...{ title: '형제자매 할인', couponRewardType: 'CONTENT_DISCOUNT_BY_PERCENTAGE', rewardCount: 10 },
      paymentProductIdList: [productOf(12)],
    });
    const dear = await makeCoupon(test.server, seller, { minimumAmount: 200_000 });
    const points = await makeCoupon(test.server, seller, { couponRewardType: 'POINT', rewardCount: 10 });
    const at = (coupon: Coupon, quantity: number) =>
      find(coupon, who, { payment_product_id: productOf(quantity) });
    expect(await at(perCent, 12)).toMatchObject({ isCouponUsable: true, discount: 36_000 });
    expect(await at(perCent, 4)).toMatchObject({
      ...{ isCouponUsable: false, discount: 0 },
      unusableReason: '해당 상품에서는 사용할 수 없는 쿠폰입니다.',
    });
    expect(await at(dear, 8)).toMatchObject({ isCouponUsable: true, discount: 20_000 });
    expect(await at(dear, 4)).toMatchObject({
      isCouponUsable: false,
      unusableReason: '200,000원 이상 살 때 쓸 수 있어요.',
    });
    expect(await at(points, 4)).toBeUndefined();
    // Those that are good come first, and of those what is received.
    await receive(dear, who);
    const { userCouponList } = await listOf(who, { payment_product_id: productOf(8) });
    expect(userCouponList[0]?.couponId).toBe(dear.couponId);
    const usable = userCouponList.map(({ isCouponUsable }) => isCouponUsable);
    expect(usable).toEqual(usable.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('of another channel, or where none is taken, is worth nothing', async () => {
    const foreign = await makeCoupon(test.server, boss);
    const own = await makeCoupon(test.server, seller);
    const { products } = await makeGroup(test.server, seller, { isCouponUsable: false });
    expect(await find(foreign, pupil, { payment_product_id: productOf(8) })).toMatchObject({
      isCouponUsable: false,
    });
    expect(await find(own, pupil, { payment_product_id: products[0]?.paymentProductId ?? 0 })).toMatchObject({
      isCouponUsable: false,
    });
  });

  it('that is not for sale is not found', async () => {
    const reply = await api.call('coupons.list', { query: { payment_product_id: NOTHING } }, pupil);
    expect(reply.error.errorCode).toBe('NOT_FOUND_PRODUCT');
  });
});

describe('a coupon of a channel', () => {
  it('is neither seen nor ended by the managers of another one', async () => {
    const coupon = await makeCoupon(test.server, boss);
    expect(await statsOf(coupon, seller)).toBeUndefined();
    const reply = await api.call('channelCoupons.end', { params: { id: coupon.couponId } }, seller);
    expect(reply.error.errorCode).toBe('COUPON_RESOURCE_NOT_FOUND');
    expect(await statsOf(coupon, boss)).toMatchObject({ isEnded: false });
  });

  const body = () => ({
    ...{ title: '할인', couponRewardType: 'CONTENT_DISCOUNT_BY_AMOUNT', rewardCount: 1000 },
    expirationDate: new Date(clock.now().getTime() + DAY).toISOString(),
  });

  it('names products of its own channel', async () => {
    const paymentProductIdList = [productOf(8)];
    const reply = await api.call(
      'channelCoupons.create',
      { body: { ...body(), paymentProductIdList } },
      boss,
    );
    expect(reply.error.errorCode).toBe('NOT_FOUND_PRODUCT');
  });

  it('has a code that no other one has, of any channel', async () => {
    const { couponCode } = await makeCoupon(test.server, seller);
    expect(couponCode).toMatch(/^[A-Z0-9]{12}$/);
    const reply = await api.call('channelCoupons.create', { body: { ...body(), couponCode } }, boss);
    expect(reply.error.errorCode).toBe('DOLPHIN_DUPLICATE_COUPON_RESOURCE');
    expect(reply.error.fieldErrors?.[0]?.field).toBe('couponCode');
  });

  it.each(['POINT', 'EXPERIENCE'])('mints no %s outside the first channel', async (couponRewardType) => {
    const reply = await api.call('channelCoupons.create', { body: { ...body(), couponRewardType } }, boss);
    expect([reply.status, reply.error.errorCode]).toEqual([403, 'NOT_HAS_ROLE']);
  });

  it.each([
    ['more than all', { couponRewardType: 'CONTENT_DISCOUNT_BY_PERCENTAGE', rewardCount: 101 }],
    ['nothing', { rewardCount: 0 }],
    ['less than nothing', { rewardCount: -1000 }],
    ['half a won', { rewardCount: 0.5 }],
    ['too many tickets', { couponRewardType: 'TICKET', rewardCount: 49 }],
    ['what there is not', { couponRewardType: 'GOLD' }],
    ['something to nobody', { mostCount: 0 }],
    ['something yesterday', { expirationDate: '2020-01-01T00:00:00.000Z' }],
    ['something on a day that is none', { expirationDate: '2026-02-30T00:00:00.000Z' }],
    ['something without a name', { title: ' ' }],
    ['a minimum below nothing', { minimumAmount: -1 }],
  ])('does not bring %s', async (_, part) => {
    const reply = await api.call('channelCoupons.create', { body: { ...body(), ...part } }, seller);
    expect(reply.error.errorCode).toBe('VALIDATION_FAIL');
  });
});

describe('the event of making a channel', () => {
  it('brings its coupon once, and by no code', async () => {
    const event = await makeCoupon(test.server, seller, {
      ...{ title: '교실을 연 선생님께', couponCode: CHANNEL_EVENT_CODE, isDownloadable: false },
    });
    const who = await signUpDressedChild(test.server);
    const info = { name: '김바다', gender: 'NOT_SELECTED', introduction: '고래를 좋아해요!' };
    await api.call('accounts.saveExtraInfo', { body: info }, who);
    expect((await listOf(who)).couponEventList).toEqual([
      { couponId: event.couponId, title: event.title, path: COUPON_EVENT_PATH },
    ]);
    expect((await register(CHANNEL_EVENT_CODE, who)).error.errorCode).toBe('COUPON_RESOURCE_NOT_FOUND');
    for (const channelDomain of ['event-one', 'event-two']) {
      const made = await api.call(
        'channels.create',
        {
          body: {
            channelDomain,
            channelName: '산호반',
            joinMethod: 'IMMEDIATELY',
            dolphinVisibleState: 'VISIBLE',
          },
        },
        who,
      );
      expect(made.status, JSON.stringify(made.error)).toBeLessThan(300);
    }
    expect(await find(event, who)).toMatchObject({ couponState: 'RECEIVED' });
    expect((await listOf(who)).couponEventList).toEqual([]);
    expect(await statsOf(event)).toMatchObject({ receivedCount: 1 });
  });

  it('is of the first channel', () => {
    expect(seller.channelId).toBe(DEFAULT_CHANNEL_ID);
  });
});

it('who made and ended a coupon is in the audit log, its end once', async () => {
  const { couponId, couponCode } = await makeCoupon(test.server, boss);
  const params = { id: couponId };
  await api.call('channelCoupons.end', { params }, boss);
  await api.call('channelCoupons.end', { params }, boss);
  const { body } = await api.call('channelAudit.list', { params: { id: boss.channelId ?? 0 } }, boss);
  const about = body.auditLogList.filter(({ detail }) => detail['couponCode'] === couponCode);
  expect(about.map(({ action }) => action)).toEqual(['COUPON_END', 'COUPON_CREATE']);
});
