import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { coupons, userCoupons } from '#server/db/tables/commerce/coupons.ts';
import { payments, refunds } from '#server/db/tables/commerce/payments.ts';
import { sandboxPayments } from '#server/db/tables/gateways.ts';
import { tickets } from '#server/db/tables/tutoring/tickets.ts';
import { readOrder } from '#server/domain/commerce/payments/orders.ts';
import { cancelPayment, getPayment } from '#server/domain/commerce/payments/ownPayments.ts';
import { preparePayment } from '#server/domain/commerce/payments/preparePayment.ts';
import { receiveWebhook } from '#server/domain/commerce/payments/receiveWebhook.ts';
import { reconcilePayments } from '#server/domain/commerce/payments/reconcile.ts';
import { refundPayment } from '#server/domain/commerce/payments/refundPayment.ts';
import type { Deps } from '#server/domain/deps.ts';
import {
  answerInSandbox,
  readSandboxPayment,
  sandboxWebhook,
  sandboxWebhookSecret,
} from '#server/gateways/payments/sandboxPayments.ts';
import { AppError } from '#server/platform/appError.ts';
import { newId } from '#server/platform/ids.ts';
import { flakyGateway, type Weather } from './flakyGateway.ts';
import type { MovableClock } from './movableClock.ts';

const STEPS = [
  'PREPARE',
  'PREPARE_WITH_COUPON',
  'PAY',
  'DECLINE',
  'POLL',
  'WEBHOOK',
  'REPLAY',
  'CANCEL',
  'ALL_AT_ONCE',
  'HOLD_LESSON',
  'REFUND',
  'WAIT',
] as const;

/** The life of a buyer: steps, each about one of its orders, over a line that is good or bad at each call. */
export const history = fc.record({
  steps: fc.array(fc.record({ kind: fc.constantFrom(...STEPS), order: fc.nat(3) }), {
    minLength: 2,
    maxLength: 14,
  }),
  weather: fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constant<Weather>('FINE') },
      { weight: 1, arbitrary: fc.constant<Weather>('LOST') },
      { weight: 1, arbitrary: fc.constant<Weather>('ANSWER_LOST') },
    ),
    { maxLength: 30 },
  ),
});
export type History = (typeof history extends fc.Arbitrary<infer T> ? T : never) & {};

interface Shop {
  readonly deps: Deps;
  readonly clock: MovableClock;
  readonly userId: number;
  readonly products: readonly { readonly productId: number; readonly price: number }[];
}

const DISCOUNT = 20_000;

/** Lives one history to its end; answers what is wrong then, nothing where all is right. */
export async function liveHistory(shop: Shop, { steps, weather }: History): Promise<string[]> {
  const { clock, userId, products } = shop;
  const { db } = shop.deps;
  const storm = [...weather];
  const line = flakyGateway(shop.deps.payments, () => storm.shift() ?? 'FINE');
  const deps: Deps = { ...shop.deps, payments: line };
  const userCouponId = await addCoupon(deps, userId);
  const orders: string[] = [];
  const sent = new Map<string, ReturnType<typeof sandboxWebhook>>();
  /** Refusals and a provider that is away are part of life; anything else is a mistake. */
  const tried = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });

  const prepare = async (product: (typeof products)[number] | undefined, withCoupon: boolean) => {
    if (!product) return;
    const body = {
      paymentItemType: 'PRODUCT' as const,
      productId: product.productId,
      amount: product.price - (withCoupon ? DISCOUNT : 0),
      phoneNumber: '01012345678',
      ...(withCoupon && { userCouponId }),
    };
    const order = await readOrder({ deps, userId, body });
    const before = await newestOrder(deps, userId);
    await tried(preparePayment({ deps, userId, payerEmail: null, order, wish: body }));
    orders.push(...(await ordersAfter(deps, userId, before)));
  };
  const poll = (merchantUid: string) => tried(getPayment({ deps, userId, payerEmail: null, merchantUid }));
  const cancel = (merchantUid: string) =>
    tried(cancelPayment({ deps, userId, merchantUid, payerEmail: null }));
  const tell = async (merchantUid: string, again: boolean) => {
    const impUid = (await readSandboxPayment(db, merchantUid))?.impUid ?? 'imp_none';
    const secret = sandboxWebhookSecret(deps.config.TOKEN_SECRET);
    const fresh = sandboxWebhook({ secret, webhookId: newId(), merchantUid, impUid, now: clock.now() });
    const message = (again && sent.get(merchantUid)) || fresh;
    sent.set(merchantUid, message);
    await tried(receiveWebhook({ deps, gateway: 'sandbox', ...message }));
  };
  const answer = (merchantUid: string, isPaid: boolean) => answerInSandbox(deps, { merchantUid, isPaid });
  const refund = async (merchantUid: string) => {
    const shown = await getPayment({ deps, userId, payerEmail: null, merchantUid }).catch(() => undefined);
    const amount = shown?.refundOffer?.amount ?? 0;
    const paymentId = shown?.paymentId ?? 0;
    const ask = () => tried(refundPayment({ deps, userId, payerEmail: null, paymentId, amount, reason: '' }));
    await Promise.all([ask(), ask()]);
  };

  for (const { kind, order } of steps) {
    const uid = orders[order % Math.max(1, orders.length)];
    if (kind === 'PREPARE') await prepare(products[order % products.length], false);
    else if (kind === 'PREPARE_WITH_COUPON') await prepare(products[order % products.length], true);
    else if (kind === 'WAIT') {
      clock.advance({ minutes: 3 + order * 10 });
      await tried(reconcilePayments(deps));
    } else if (uid === undefined) continue;
    else if (kind === 'PAY') await answer(uid, true);
    else if (kind === 'DECLINE') await answer(uid, false);
    else if (kind === 'POLL') await poll(uid);
    else if (kind === 'WEBHOOK') await tell(uid, false);
    else if (kind === 'REPLAY') await tell(uid, true);
    else if (kind === 'CANCEL') await cancel(uid);
    else if (kind === 'HOLD_LESSON') await holdLesson(deps, uid);
    else if (kind === 'REFUND') await refund(uid);
    else await Promise.all([answer(uid, true), poll(uid), tell(uid, false), cancel(uid), poll(uid)]);
  }
  // The line is good again, and the clock goes on: nothing may stay open, owed or lost.
  storm.length = 0;
  // After a day it asks about none of them any more, and the next history has only its own.
  for (const minutes of [31, 31, 26 * 60]) {
    clock.advance({ minutes });
    await reconcilePayments(deps);
  }
  return wrongsOf(deps, { orders, userCouponId });
}

async function addCoupon({ db, clock }: Deps, userId: number): Promise<number> {
  const now = clock.now();
  const [coupon] = await db
    .insert(coupons)
    .values({
      ...{ channelId: DEFAULT_CHANNEL_ID, title: '첫 수업 축하', couponCode: newId(), createdAt: now },
      ...{ couponRewardType: 'CONTENT_DISCOUNT_BY_AMOUNT', rewardCount: DISCOUNT, isDownloadable: false },
      ...{ minimumAmount: 0, paymentProductIds: [], expiresAt: new Date(now.getTime() + 9e9) },
    })
    .returning({ id: coupons.id });
  const [own] = await db
    .insert(userCoupons)
    .values({ userId, couponId: coupon?.id ?? 0, receivedAt: now })
    .returning({ id: userCoupons.id });
  return own?.id ?? 0;
}

async function newestOrder({ db }: Deps, userId: number): Promise<number> {
  const [newest] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.id))
    .limit(1);
  return newest?.id ?? 0;
}

async function ordersAfter({ db }: Deps, userId: number, before: number): Promise<string[]> {
  const added = await db
    .select({ merchantUid: payments.merchantUid })
    .from(payments)
    .where(and(eq(payments.userId, userId), gt(payments.id, before)))
    .orderBy(payments.id);
  return added.map(({ merchantUid }) => merchantUid);
}

async function holdLesson({ db }: Deps, merchantUid: string): Promise<void> {
  const [free] = await db
    .select({ id: tickets.id })
    .from(tickets)
    .innerJoin(payments, eq(payments.id, tickets.paymentId))
    .where(and(eq(payments.merchantUid, merchantUid), eq(tickets.ticketState, 'AVAILABLE')))
    .limit(1);
  if (free) await db.update(tickets).set({ ticketState: 'USED' }).where(eq(tickets.id, free.id));
}

/** The model: a buyer is out of exactly the money of what it got and kept, and the coupon went into one paid order. */
async function wrongsOf(
  { db }: Deps,
  { orders, userCouponId }: { readonly orders: readonly string[]; readonly userCouponId: number },
): Promise<string[]> {
  if (orders.length === 0) return [];
  const uids = [...orders];
  const rows = await db.select().from(payments).where(inArray(payments.merchantUid, uids));
  const ids = rows.map(({ id }) => id);
  const [provider, lessons, given, [coupon]] = await Promise.all([
    db.select().from(sandboxPayments).where(inArray(sandboxPayments.merchantUid, uids)),
    db.select().from(tickets).where(inArray(tickets.paymentId, ids)),
    db.select().from(refunds).where(inArray(refunds.paymentId, ids)),
    db.select().from(userCoupons).where(eq(userCoupons.id, userCouponId)),
  ]);
  const wrong: string[] = [];
  for (const row of rows) {
    const isPaid = row.paidAt !== null;
    const told = provider.find(({ merchantUid }) => merchantUid === row.merchantUid);
    const held = told?.state === 'PAID' ? told.amount - told.refundedAmount : 0;
    const due = isPaid ? row.amount - row.refundedAmount : 0;
    const own = lessons.filter(({ paymentId }) => paymentId === row.id);
    const back = own.filter(({ ticketState }) => ticketState === 'REFUNDED').length;
    const used = own.filter(({ ticketState }) => ticketState === 'USED').length;
    const say = (what: string) => wrong.push(`${row.id} ${row.state}: ${what}`);
    if (row.state === 'READY') say('is still open');
    if (held !== due) say(`the provider holds ${held}, due are ${due}`);
    if (isPaid && told?.state !== 'PAID') say('was given for nothing');
    if (own.length !== (isPaid ? row.quantity : 0)) say(`${own.length} lessons came`);
    const share = row.amount - Math.floor((row.amount * back) / row.quantity);
    if (isPaid && used > 0 && Math.abs(due - share) > back)
      say(`${back} lessons went for ${row.refundedAmount}`);
    if (isPaid && used === 0 && back > 0 && due !== 0) say('not all was given back');
  }
  if (given.some(({ state }) => state !== 'DONE')) wrong.push('money is still owed');
  const withCoupon = rows.filter((row) => row.paidAt !== null && row.userCouponId === userCouponId);
  const expected = withCoupon.length === 0 ? 'RECEIVED' : 'USED';
  if (withCoupon.length > 1 || coupon?.state !== expected)
    wrong.push(`the coupon is ${coupon?.state} after ${withCoupon.length} paid orders`);
  return wrong;
}
