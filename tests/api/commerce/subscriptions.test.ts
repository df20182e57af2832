import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { PLAN_PRICES } from '#shared/contract/commerce/subscriptions.ts';
import { payments } from '#server/db/tables/commerce/payments.ts';
import { subscriptions } from '#server/db/tables/channels/plans.ts';
import { sandboxMails, sandboxPayments } from '#server/db/tables/gateways.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { settle } from '#server/domain/commerce/payments/settle.ts';
import { renewSubscriptions } from '#server/domain/commerce/subscriptions/renewSubscriptions.ts';
import { setCardDeclines } from '#server/gateways/payments/sandboxPayments.ts';
import { inWindow } from '../../support/buying.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';
import { prepare, subscribe } from '../../support/subscribing.ts';

const test = setUpApi();
const { api, clock } = test;

let buyer: Child;
let email: string;
beforeEach(async () => {
  buyer = await signUpChild(test.server);
  email = `${buyer.loginName}@family.example`;
  await test.server.deps.db.update(users).set({ email }).where(eq(users.id, buyer.user.userId));
});

/** The clock goes ahead, the jobs of that time are done, and the buyer signs in anew. */
async function later(days: number): Promise<void> {
  clock.advance({ days });
  await renewSubscriptions(test.server.deps);
  const { loginName, password } = buyer;
  const { headers } = await api.call('sessions.signIn', { body: { loginName, password } });
  buyer = { ...buyer, token: headers.get('access_token') ?? '' };
}
const list = async () => (await api.call('subscriptions.list', {}, buyer)).body.subscriptionList;
const own = async () => {
  const [first] = await list();
  if (!first) throw new Error('no subscription');
  return first;
};
const inState = async () =>
  (await api.call('accounts.getMe', {}, buyer)).body.subscriptionList.map(({ engCodeName }) => engCodeName);
/** Sum that the provider took of the buyer's cards. */
async function taken(): Promise<number> {
  const { db } = test.server.deps;
  const rows = await db
    .select({ amount: sandboxPayments.amount, state: sandboxPayments.state })
    .from(sandboxPayments)
    .innerJoin(payments, eq(payments.merchantUid, sandboxPayments.merchantUid))
    .where(eq(payments.userId, buyer.user.userId));
  return rows.filter(({ state }) => state === 'PAID').reduce((sum, { amount }) => sum + amount, 0);
}
async function setCard(declines: boolean): Promise<void> {
  const { db } = test.server.deps;
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, buyer.user.userId));
  await setCardDeclines(db, row?.billingKey ?? '', declines);
}
const mails = async () => {
  const rows = await test.server.deps.db.select().from(sandboxMails).where(eq(sandboxMails.recipient, email));
  return rows.map(({ subject }) => subject);
};

describe('a plan', () => {
  it('begins with its first payment, and is in the state of the user', async () => {
    expect(await inState()).toEqual([]);
    await subscribe(api, buyer);
    expect(await own()).toMatchObject({
      engCodeName: 'DOLPHIN_PRO',
      channelId: null,
      state: 'ACTIVE',
      amount: PLAN_PRICES.DOLPHIN_PRO,
    });
    const { startedAt, expiresAt, renewsAt } = await own();
    expect(renewsAt).toBe(expiresAt);
    expect((Date.parse(expiresAt) - Date.parse(startedAt)) / 86_400_000).toBeGreaterThanOrEqual(28);
    expect(await inState()).toEqual(['DOLPHIN_PRO']);
  });

  it('is not begun by a window that is closed, nor at another price', async () => {
    const prepared = await prepare(api, buyer);
    await inWindow(api, prepared.body, 'DECLINE');
    await api.call('payments.get', { params: { merchantUid: prepared.body.merchantUid } }, buyer);
    expect(await list()).toEqual([]);
    const { error } = await api.call('subscriptions.prepareDolphin', { body: { amount: 100 } }, buyer);
    expect(error.errorCode).toBe('PRODUCT_PRICE_CHANGED');
  });

  it('is sold once', async () => {
    const first = await prepare(api, buyer);
    await subscribe(api, buyer);
    expect((await prepare(api, buyer)).error.errorCode).toBe('DUPLICATE_PRODUCT');
    // The older window was left open and is paid now: the money goes back.
    await inWindow(api, first.body, 'PAY');
    await settle(test.server.deps, first.body);
    expect(await list()).toHaveLength(1);
    const { db } = test.server.deps;
    const [old] = await db
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.merchantUid, first.body.merchantUid));
    expect(old).toMatchObject({ state: 'PAID', refundedAmount: PLAN_PRICES.DOLPHIN_PRO });
  });

  it('is not sold to a child under 14', async () => {
    const young = await signUpChild(test.server, { birthDate: '2018-05-05' });
    expect((await prepare(api, young)).error.errorCode).toBe('GUARDIAN_CONSENT_REQUIRED');
  });
});

describe('renewing', () => {
  it('charges the card once for each month, however often the job runs', async () => {
    await subscribe(api, buyer);
    const { expiresAt } = await own();
    await later(32);
    await Promise.all([1, 2, 3].map(() => renewSubscriptions(test.server.deps)));
    expect(await taken()).toBe(2 * PLAN_PRICES.DOLPHIN_PRO);
    expect(await own()).toMatchObject({ state: 'ACTIVE' });
    expect(Date.parse((await own()).expiresAt)).toBeGreaterThan(Date.parse(expiresAt));
    const { body } = await api.call('payments.list', { query: { page: 1 } }, buyer);
    expect(body.paymentList.map(({ status }) => status)).toEqual(['PAID', 'PAID']);
  });

  it('is said by mail a week before, once', async () => {
    await subscribe(api, buyer);
    await later(20);
    expect(await mails()).toEqual([]);
    await later(5);
    await later(1);
    await expect.poll(mails).toEqual([expect.stringContaining('돌핀 프로가 다시 결제돼요')]);
    expect(await taken()).toBe(PLAN_PRICES.DOLPHIN_PRO);
  });

  it('is tried three times within a week, then the plan ends', async () => {
    await subscribe(api, buyer);
    await setCard(true);
    await later(32);
    expect(await own()).toMatchObject({ state: 'PAST_DUE' });
    expect(await inState()).toEqual(['DOLPHIN_PRO']);
    await renewSubscriptions(test.server.deps);
    await later(3);
    expect(await own()).toMatchObject({ state: 'PAST_DUE' });
    await later(4);
    expect(await own()).toMatchObject({ state: 'ENDED', renewsAt: null });
    expect(await inState()).toEqual([]);
    await later(60);
    expect(await taken()).toBe(PLAN_PRICES.DOLPHIN_PRO);
    await expect
      .poll(async () => (await mails()).filter((subject) => subject.includes('되지 않았어요')).length)
      .toBe(2);
    await expect.poll(mails).toContain('돌핀 프로 구독이 끝났어요');
  });

  it('goes on when the card is good again', async () => {
    await subscribe(api, buyer);
    await setCard(true);
    await later(32);
    await setCard(false);
    await later(3);
    expect(await own()).toMatchObject({ state: 'ACTIVE' });
    expect(await taken()).toBe(2 * PLAN_PRICES.DOLPHIN_PRO);
  });
});

describe('cancelling', () => {
  const cancel = (id: number, by = buyer) => api.call('subscriptions.cancel', { params: { id } }, by);
  const resume = (id: number, by = buyer) => api.call('subscriptions.resume', { params: { id } }, by);

  it('renews no more, and what is paid holds to its end', async () => {
    await subscribe(api, buyer);
    const { subscriptionId } = await own();
    expect((await cancel(subscriptionId)).body).toMatchObject({ state: 'ENDING', renewsAt: null });
    expect((await cancel(subscriptionId)).body.state).toBe('ENDING');
    await later(20);
    expect(await inState()).toEqual(['DOLPHIN_PRO']);
    await later(12);
    expect(await own()).toMatchObject({ state: 'ENDED' });
    expect(await inState()).toEqual([]);
    expect(await taken()).toBe(PLAN_PRICES.DOLPHIN_PRO);
    expect((await resume(subscriptionId)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    await subscribe(api, buyer);
    expect((await list()).map(({ state }) => state)).toEqual(['ACTIVE', 'ENDED']);
  });

  it('can be taken back before the end', async () => {
    await subscribe(api, buyer);
    const { subscriptionId, expiresAt } = await own();
    await cancel(subscriptionId);
    expect((await resume(subscriptionId)).body).toMatchObject({ state: 'ACTIVE', renewsAt: expiresAt });
    await later(32);
    expect(await taken()).toBe(2 * PLAN_PRICES.DOLPHIN_PRO);
  });

  it('is the business of who pays alone', async () => {
    await subscribe(api, buyer);
    const { subscriptionId } = await own();
    const other = await signUpChild(test.server);
    expect((await cancel(subscriptionId, other)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    expect((await resume(subscriptionId, other)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    expect((await own()).state).toBe('ACTIVE');
  });
});

describe('a plan of a channel', () => {
  let channelId: number;
  const plan = async () =>
    (await api.call('channels.get', { params: { id: channelId } }, buyer)).body.info.plan;
  beforeEach(async () => {
    const roles = ['ROLE_CHANNEL_MASTER' as const];
    channelId = await makeClass(test.server.deps, [{ child: buyer, nickname: '대표', roles }], 'FREE');
  });

  it('holds from the payment to the end of the subscription', async () => {
    expect(await plan()).toBe('FREE');
    await subscribe(api, buyer, channelId);
    expect(await plan()).toBe('PRO');
    expect(await own()).toMatchObject({ engCodeName: 'CHANNEL_PRO', channelId, amount: 49_000 });
    expect((await own()).channelName).not.toBe('');
    await api.call('subscriptions.cancel', { params: { id: (await own()).subscriptionId } }, buyer);
    expect(await plan()).toBe('PRO');
    await later(32);
    expect(await plan()).toBe('FREE');
  });

  it('is sold to its managers alone, and once', async () => {
    const pupil = await signUpChild(test.server);
    expect((await prepare(api, pupil, channelId)).error.errorCode).toBe('CHANNEL_MEMBER_NOT_FOUND');
    expect((await prepare(api, pupil, 2_000_000_000)).error.errorCode).toBe('CHANNEL_NOT_FOUND');
    await subscribe(api, buyer, channelId);
    expect((await prepare(api, buyer, channelId)).error.errorCode).toBe('DUPLICATE_PRODUCT');
    // One's own plan is another one.
    await subscribe(api, buyer);
    expect(await list()).toHaveLength(2);
  });
});
