import { eq } from 'drizzle-orm';
import { payments } from '#server/db/tables/commerce/payments.ts';
import type { Deps } from '#server/domain/deps.ts';
import { transaction } from '#server/domain/transaction.ts';
import {
  GatewayUnreachable,
  type BillingOrder,
  type GatewayPayment,
} from '#server/gateways/payments/paymentGateway.ts';
import { AppError } from '#server/platform/appError.ts';
import { completePayment, endPayment } from './completePayment.ts';
import { oweUnclaimed, payBack } from './giveBack.ts';
import { readBuyer } from './readBuyer.ts';
import {
  byUid,
  changePayment,
  customerUidOf,
  findPayment,
  lockPayment,
  type PaymentRow,
} from './paymentRows.ts';
import { judgeAnswer } from './paymentTransitions.ts';
import { paymentTexts } from './texts.ts';

export interface Settled {
  readonly payment: PaymentRow;
  /** The provider's answer named another amount than the order. */
  readonly isMismatch: boolean;
}

/**
 * Updates a payment to the provider's state. Redirect, poll, webhook and clock all call it, repeatedly and at once: the
 * provider is asked outside of a transaction, and the change is decided under the row's lock. Throws
 * RESOURCE_NOT_FOUND, SERVICE_BUSY.
 */
export async function settle(
  deps: Deps,
  { merchantUid }: { readonly merchantUid: string },
): Promise<Settled> {
  const payment = await findPayment(deps.db, byUid(merchantUid));
  const isOpen = payment.state === 'READY' || payment.state === 'FAILED' || payment.state === 'CANCELLED';
  if (!isOpen || payment.gateway !== deps.payments.name) return { payment, isMismatch: false };
  return applyAnswer(deps, payment.id, await askProvider(deps, payment));
}

async function askProvider(deps: Deps, row: PaymentRow): Promise<GatewayPayment | null> {
  const { merchantUid, impUid } = row;
  try {
    const seen = await deps.payments.read({ merchantUid, impUid, billing: await billingOf(deps, row) });
    if (seen !== null && seen.merchantUid !== merchantUid)
      throw new GatewayUnreachable(`asked for ${merchantUid}, answered ${seen.merchantUid}`);
    return seen;
  } catch (cause) {
    if (!(cause instanceof GatewayUnreachable)) throw cause;
    throw new AppError('SERVICE_BUSY', {
      message: paymentTexts.unreachable,
      cause,
      log: `the provider does not say how ${merchantUid} went`,
    });
  }
}

/** The billing of an open first order of a plan, whose window registers a card. */
async function billingOf(deps: Deps, row: PaymentRow): Promise<BillingOrder | undefined> {
  const { state, itemType, subscriptionId, userId, amount, name } = row;
  if (state !== 'READY' || itemType !== 'SUBSCRIPTION' || subscriptionId !== null) return undefined;
  if (userId === null) return undefined;
  const buyer = await readBuyer(deps.db, { ...row, userId });
  return { customerUid: customerUidOf(deps, userId), buyer, amount, name };
}

/** The same with an answer at hand, like that of a charged card. */
export async function applyAnswer(
  deps: Deps,
  paymentId: number,
  seen: GatewayPayment | null,
): Promise<Settled> {
  const settled = await settleLocked(deps, { paymentId, seen }).catch((error: unknown) => {
    // The delivery was refused, and would be refused again: the buyer gets a refund.
    if (!(error instanceof AppError)) throw error;
    deps.log.error({ err: error, paymentId }, 'a paid order cannot be delivered');
    return settleLocked(deps, { paymentId, seen, isUndeliverable: true });
  });
  if (settled.owes) await payBack(deps, paymentId);
  return settled;
}

type Answer = {
  readonly paymentId: number;
  readonly seen: GatewayPayment | null;
  readonly isUndeliverable?: boolean;
};

const settleLocked = (deps: Deps, { paymentId, seen, isUndeliverable = false }: Answer) =>
  transaction(deps, async (tx): Promise<Settled & { readonly owes: boolean }> => {
    const now = deps.clock.now();
    const row = await lockPayment(tx, eq(payments.id, paymentId));
    const verdict = judgeAnswer(row, seen);
    const as = (payment: PaymentRow) => ({ payment, isMismatch: false, owes: false });
    if (seen === null || verdict.kind === 'NOTHING') return as(row);
    const { impUid, receiptUrl, billingKey } = seen;
    if (verdict.kind === 'END') {
      const reason = verdict.state === 'FAILED' ? seen.reason || paymentTexts.declined : paymentTexts.closed;
      return as(await endPayment(tx, row, { state: verdict.state, reason, now, impUid }));
    }
    if (verdict.kind === 'PAY' && !isUndeliverable) {
      const taken = { impUid, receiptUrl, billingKey, paidAt: seen.paidAt ?? now };
      return as(await completePayment(tx, row, { config: deps.config, taken, now }));
    }
    const cause = verdict.kind === 'PAY' ? 'UNDELIVERABLE' : verdict.cause;
    const amount = verdict.kind === 'PAY' ? seen.amount : verdict.amount;
    const reason = REASONS[cause];
    const payment =
      row.state === 'READY'
        ? await endPayment(tx, row, { state: 'FAILED', reason, now, impUid })
        : await changePayment(tx, row, { reason, impUid });
    const isNew = await oweUnclaimed(tx, row, { cause, amount, reason, now });
    if (isNew) deps.log.error({ paymentId, cause, amount, ordered: row.amount }, 'money came for nothing');
    return { payment, isMismatch: cause === 'MISMATCH', owes: true };
  });

const REASONS = {
  LATE: paymentTexts.late,
  MISMATCH: paymentTexts.mismatch,
  UNDELIVERABLE: paymentTexts.gone,
};
