import { createHmac } from 'node:crypto';
import { and, eq, isNull, not, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { sandboxDecliningCards, sandboxPayments } from '#server/db/tables/gateways.ts';
import type { Clock } from '#server/platform/clock.ts';
import { randomToken } from '#server/platform/ids.ts';
import type { GatewayOrder, GatewayPayment, PaymentGateway } from './paymentGateway.ts';
import { readSignedWebhook, signWebhook } from './signedWebhook.ts';

interface Sandbox {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: string;
}
type Row = typeof sandboxPayments.$inferSelect;

const CHANNEL_ID = 'sandbox';
const DECLINED = '카드 한도를 초과했어요.';

/** A card provider with a window of our own, whose books are tables that outlive a kill. */
export function createSandboxPayments(sandbox: Sandbox): PaymentGateway {
  const { db } = sandbox;
  return {
    name: 'sandbox',
    open: async (order) => {
      await addOrder(sandbox, order);
      return {
        kind: 'SANDBOX',
        url: `/payments/sandbox/${order.merchantUid}`,
        storeId: CHANNEL_ID,
        paymentGatewayChannelId: order.paymentGatewayChannelId ?? CHANNEL_ID,
      };
    },
    read: async ({ merchantUid }) => {
      const row = await readSandboxPayment(db, merchantUid);
      return row ? toPayment(row) : null;
    },
    refund: async ({ merchantUid, amount, refundedBefore, idempotencyKey }) => {
      // One statement: a second try of the same refund finds its key, another one a changed sum.
      await db
        .update(sandboxPayments)
        .set({
          refundedAmount: sql`${sandboxPayments.refundedAmount} + ${amount}`,
          refundKeys: sql`array_append(${sandboxPayments.refundKeys}, ${idempotencyKey})`,
        })
        .where(
          and(
            eq(sandboxPayments.merchantUid, merchantUid),
            eq(sandboxPayments.state, 'PAID'),
            eq(sandboxPayments.refundedAmount, refundedBefore),
            not(sql`${idempotencyKey} = any(${sandboxPayments.refundKeys})`),
          ),
        );
      const row = await readSandboxPayment(db, merchantUid);
      if (!row?.refundKeys.includes(idempotencyKey))
        throw new Error(`the sandbox refuses refund ${idempotencyKey} of ${merchantUid}`);
      return toPayment(row);
    },
    charge: async (order) => {
      const [declines] = await db
        .select()
        .from(sandboxDecliningCards)
        .where(eq(sandboxDecliningCards.billingKey, order.billingKey));
      await addOrder(sandbox, order, declines ? 'FAILED' : 'PAID');
      const row = await readSandboxPayment(db, order.merchantUid);
      if (!row) throw new Error(`the sandbox lost order ${order.merchantUid}`);
      return toPayment(row);
    },
    readWebhook: async (message) => readSignedWebhook({ ...message, secret: sandbox.secret }),
  };
}

async function addOrder({ db, clock }: Sandbox, order: GatewayOrder, state: Row['state'] = 'READY') {
  const { merchantUid, name, amount, isBilling, customerUid } = order;
  const now = clock.now();
  await db
    .insert(sandboxPayments)
    .values({
      merchantUid,
      name,
      amount,
      isBilling,
      customerUid,
      state,
      openedAt: now,
      impUid: `imp_${randomToken(12)}`,
      ...(state === 'PAID' && { paidAt: now }),
      ...(state === 'FAILED' && { reason: DECLINED }),
    })
    .onConflictDoNothing();
}

export async function readSandboxPayment(db: Database, merchantUid: string): Promise<Row | undefined> {
  const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.merchantUid, merchantUid));
  return row;
}

const toPayment = (row: Row): GatewayPayment => ({
  impUid: row.impUid,
  merchantUid: row.merchantUid,
  status: statusOf(row),
  amount: row.amount,
  refundedAmount: row.refundedAmount,
  currency: 'KRW',
  paidAt: row.paidAt,
  receiptUrl: row.state === 'PAID' ? `/payments/sandbox/${row.merchantUid}` : '',
  reason: row.reason,
  billingKey: row.billingKey,
});

function statusOf({ state, amount, refundedAmount }: Row): GatewayPayment['status'] {
  if (state !== 'PAID' || refundedAmount === 0) return state;
  return refundedAmount === amount ? 'CANCELLED' : 'PARTLY_REFUNDED';
}

/** The buyer's action in the window; repeating it changes nothing. Undefined for an order without a window. */
export async function answerInSandbox(
  { db, clock }: Pick<Sandbox, 'db' | 'clock'>,
  { merchantUid, isPaid }: { readonly merchantUid: string; readonly isPaid: boolean },
): Promise<Row | undefined> {
  await db
    .update(sandboxPayments)
    .set(
      isPaid
        ? {
            state: 'PAID',
            paidAt: clock.now(),
            billingKey: sql`case when ${sandboxPayments.isBilling} then ${`card_${randomToken(12)}`} end`,
          }
        : { state: 'FAILED', reason: DECLINED },
    )
    .where(
      and(
        eq(sandboxPayments.merchantUid, merchantUid),
        eq(sandboxPayments.state, 'READY'),
        isNull(sandboxPayments.paidAt),
      ),
    );
  return readSandboxPayment(db, merchantUid);
}

/** Makes a registered card of the sandbox decline, or work again. */
export async function setCardDeclines(db: Database, billingKey: string, declines: boolean): Promise<void> {
  if (declines) await db.insert(sandboxDecliningCards).values({ billingKey }).onConflictDoNothing();
  else await db.delete(sandboxDecliningCards).where(eq(sandboxDecliningCards.billingKey, billingKey));
}

export const sandboxWebhookSecret = (tokenSecret: string): string =>
  createHmac('sha256', tokenSecret).update('sandbox-payments').digest('base64');

/** A message of the sandbox about an order, in its wire form. */
export function sandboxWebhook(message: {
  readonly secret: string;
  readonly webhookId: string;
  readonly merchantUid: string;
  readonly impUid: string;
  readonly now: Date;
}) {
  const { secret, webhookId, merchantUid, impUid, now } = message;
  const rawBody = Buffer.from(JSON.stringify({ merchant_uid: merchantUid, imp_uid: impUid }));
  return { rawBody, headers: signWebhook({ secret, webhookId, rawBody, now }) };
}
