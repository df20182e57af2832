import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PreparedPayment } from '#shared/contract/commerce/payments.ts';
import type { Transaction } from '#server/db/connect.ts';
import { payments } from '#server/db/tables/commerce/payments.ts';
import type { Deps } from '#server/domain/deps.ts';
import { holdCoupon, readDiscount } from '#server/domain/commerce/coupons/payWithCoupon.ts';
import { lockUser, readUser } from '#server/domain/people/accounts/users.ts';
import { needsConsentByAge } from '#server/domain/people/consent/guardianConsent.ts';
import { assertProvenPayer } from '#server/domain/people/guardians/consentRecords.ts';
import { transaction } from '#server/domain/transaction.ts';
import {
  GatewayUnreachable,
  type GatewayBuyer,
  type GatewayWindow,
} from '#server/gateways/payments/paymentGateway.ts';
import { AppError } from '#server/platform/appError.ts';
import { newId } from '#server/platform/ids.ts';
import { countMetric } from '#server/platform/metrics.ts';
import { completePayment, endPayment } from './completePayment.ts';
import type { Order } from './orders.ts';
import { readBuyer } from './readBuyer.ts';
import { byUid, customerUidOf, lockPayment, nextAsk, type PaymentRow } from './paymentRows.ts';
import { settle } from './settle.ts';
import { redirectPagesOf } from './showPayment.ts';
import { paymentTexts } from './texts.ts';

export interface Buyer {
  readonly deps: Deps;
  /** The user who gets the product. */
  readonly userId: number;
  /** The guardian who pays; null for a user who pays itself. */
  readonly payerEmail: string | null;
}

export interface Wish {
  /** The price as it was shown. */
  readonly amount: number;
  readonly userCouponId?: number | undefined;
  readonly paymentGatewayChannelId?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly metadata?: Record<string, string> | undefined;
  /** Registers the card for renewals. */
  readonly isBilling?: boolean;
}

interface Preparation extends Buyer {
  readonly order: Order;
  readonly wish: Wish;
}

/**
 * An order, and the window in which it is paid. An older order of the same product, or with the same coupon, ends once
 * the provider has confirmed that it is not paid. A free order is paid at once. Throws GUARDIAN_CONSENT_REQUIRED,
 * GUARDIAN_PROOF_REQUIRED, PRODUCT_PRICE_CHANGED, DUPLICATE_PRODUCT for a product that has just been paid,
 * COUPON_RESOURCE_NOT_FOUND, COUPON_NOT_USABLE, SERVICE_BUSY.
 */
export async function preparePayment(buyer: Preparation): Promise<PreparedPayment> {
  const { deps, userId, payerEmail } = buyer;
  const user = await readUser({ db: deps.db, userId });
  if (payerEmail === null && needsConsentByAge(user, deps.clock.now()))
    throw new AppError('GUARDIAN_CONSENT_REQUIRED', { log: `user ${userId} is too young to pay` });
  if (payerEmail !== null) await assertProvenPayer(deps.db, { userId, email: payerEmail });
  await settleOlder(buyer);
  const row = await addPayment(buyer);
  const redirectPageOf = await redirectPagesOf(deps, [row]);
  const who = await readBuyer(deps.db, { ...row, userId });
  const window = row.state === 'READY' ? await openWindow(buyer, row, who) : closedWindow(deps);
  return {
    customerUid: customerUidOf(deps, userId),
    merchantUid: row.merchantUid,
    amount: row.amount,
    name: row.name,
    buyerName: who.name,
    email: who.email,
    phoneNumber: who.phoneNumber,
    custom_data: { paymentId: row.id },
    redirectPageInfo: redirectPageOf(row),
    window: { ...window, isBilling: buyer.wish.isBilling ?? false },
  };
}

/** Orders that a new one replaces. */
function replacedBy({ userId, order, wish }: Preparation): SQL | undefined {
  const { itemType, contentId, product, planCode, channelId } = order;
  const is = (column: AnyPgColumn, value?: number | string | null) =>
    value === undefined || value === null ? isNull(column) : eq(column, value);
  const isSame = and(
    eq(payments.itemType, itemType),
    is(payments.contentId, contentId),
    is(payments.productId, product?.productId),
    is(payments.planCode, planCode),
    is(payments.channelId, channelId),
    isNull(payments.subscriptionId),
  );
  const { userCouponId } = wish;
  return and(
    eq(payments.userId, userId),
    eq(payments.state, 'READY'),
    userCouponId === undefined ? isSame : or(isSame, eq(payments.userCouponId, userCouponId)),
  );
}

async function settleOlder(buyer: Preparation): Promise<void> {
  const { deps, userId } = buyer;
  const older = await deps.db
    .select({ merchantUid: payments.merchantUid })
    .from(payments)
    .where(replacedBy(buyer));
  for (const { merchantUid } of older) {
    const { payment } = await settle(deps, { merchantUid });
    if (payment.state === 'PAID')
      throw new AppError('DUPLICATE_PRODUCT', {
        message: paymentTexts.justPaid,
        log: `user ${userId} had already paid ${merchantUid} when it prepared again`,
      });
  }
}

function addPayment(buyer: Preparation): Promise<PaymentRow> {
  const { deps, userId, payerEmail, order, wish } = buyer;
  const { userCouponId = null, paymentGatewayChannelId, phoneNumber, metadata = {} } = wish;
  return transaction(deps, async (tx) => {
    const now = deps.clock.now();
    // Two preparations at once: the second ends the first.
    await lockUser(tx, userId);
    await endOlder(tx, buyer, now);
    const discount = await discountOf(tx, buyer, now);
    const amount = order.listAmount - discount;
    if (amount !== wish.amount)
      throw new AppError('PRODUCT_PRICE_CHANGED', {
        log: `${order.name} costs ${amount}, user ${userId} was shown ${wish.amount}`,
      });
    const merchantUid = newId(now.getTime());
    const [row] = await tx
      .insert(payments)
      .values({
        userId,
        payerEmail,
        merchantUid,
        gateway: deps.payments.name,
        userCouponId,
        metadata,
        ...columnsOf(order),
        discount,
        amount,
        preparedAt: now,
        paymentGatewayChannelId: paymentGatewayChannelId ?? null,
        phoneNumber: phoneNumber ?? null,
        askAt: nextAsk({ preparedAt: now }, now),
      })
      .returning();
    if (!row) throw new Error('addPayment: the insert returned no row');
    countMetric('dolphin_payments_total', { state: 'READY' });
    if (userCouponId !== null) await holdCoupon(tx, { userId, userCouponId, merchantUid, now });
    if (amount > 0) return row;
    const taken = { impUid: null, paidAt: now, receiptUrl: '', billingKey: null };
    return completePayment(tx, row, { config: deps.config, taken, now });
  });
}

export const columnsOf = (order: Order) => ({
  itemType: order.itemType,
  name: order.name,
  listAmount: order.listAmount,
  quantity: order.quantity,
  contentId: order.contentId ?? null,
  productId: order.product?.productId ?? null,
  planCode: order.planCode ?? null,
  channelId: order.channelId ?? null,
  subscriptionId: order.subscriptionId ?? null,
});

async function endOlder(tx: Transaction, buyer: Preparation, now: Date): Promise<void> {
  const older = await tx.select().from(payments).where(replacedBy(buyer)).orderBy(payments.id).for('update');
  for (const row of older)
    await endPayment(tx, row, { state: 'CANCELLED', reason: paymentTexts.replaced, now });
}

async function discountOf(tx: Transaction, { userId, order, wish }: Preparation, now: Date): Promise<number> {
  const { userCouponId } = wish;
  if (userCouponId === undefined) return 0;
  const { product, listAmount: amount, name } = order;
  if (!product) throw new AppError('COUPON_NOT_USABLE', { log: `${name} takes no coupon` });
  return readDiscount(tx, { userId, userCouponId, product, amount, now });
}

async function openWindow({ deps, userId, wish }: Preparation, row: PaymentRow, buyer: GatewayBuyer) {
  const { merchantUid, name, amount } = row;
  try {
    return await deps.payments.open({
      merchantUid,
      name,
      amount,
      buyer,
      customerUid: customerUidOf(deps, userId),
      paymentGatewayChannelId: row.paymentGatewayChannelId ?? undefined,
      isBilling: wish.isBilling ?? false,
    });
  } catch (cause) {
    await transaction(deps, async (tx) => {
      const locked = await lockPayment(tx, byUid(merchantUid));
      const now = deps.clock.now();
      if (locked.state === 'READY')
        await endPayment(tx, locked, { state: 'CANCELLED', reason: paymentTexts.notOpened, now });
    });
    if (!(cause instanceof GatewayUnreachable)) throw cause;
    throw new AppError('SERVICE_BUSY', {
      message: paymentTexts.unreachable,
      cause,
      log: `the provider opened no window for ${merchantUid}`,
    });
  }
}

const WINDOW_KINDS = {
  sandbox: 'SANDBOX',
  'portone-v1': 'PORTONE_V1',
  'portone-v2': 'PORTONE_V2',
} as const;

const closedWindow = ({ payments: { name } }: Deps): GatewayWindow => ({
  kind: WINDOW_KINDS[name],
  url: '',
  storeId: '',
  paymentGatewayChannelId: '',
});
