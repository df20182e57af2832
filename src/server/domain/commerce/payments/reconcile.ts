import { asc, eq, and, lt, lte } from 'drizzle-orm';
import { PAYMENT_MINUTES } from '#shared/contract/commerce/payments.ts';
import { payments, paymentWebhooks, refunds } from '#server/db/tables/commerce/payments.ts';
import type { Deps } from '#server/domain/deps.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { endPayment } from './completePayment.ts';
import { payBack } from './giveBack.ts';
import { byUid, changePayment, lockPayment, nextAsk } from './paymentRows.ts';
import { settle } from './settle.ts';
import { paymentTexts } from './texts.ts';

const AT_ONCE = 200;
const WEBHOOKS_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Finds and completes orders after crashes, lost redirects and lost webhooks, and pays owed refunds. */
export async function reconcilePayments(deps: Deps): Promise<void> {
  await askAgain(deps);
  await payOwed(deps);
  const before = new Date(deps.clock.now().getTime() - WEBHOOKS_KEPT_MS);
  await deps.db.delete(paymentWebhooks).where(lt(paymentWebhooks.receivedAt, before));
}

async function askAgain(deps: Deps): Promise<void> {
  const due = await deps.db
    .select({ merchantUid: payments.merchantUid })
    .from(payments)
    .where(and(lte(payments.askAt, deps.clock.now()), eq(payments.gateway, deps.payments.name)))
    .orderBy(asc(payments.askAt))
    .limit(AT_ONCE);
  for (const { merchantUid } of due) {
    try {
      await settle(deps, { merchantUid });
      await postpone(deps, merchantUid);
    } catch (error) {
      // A provider that is unreachable for one order is unreachable for all.
      if (error instanceof AppError && error.code === 'SERVICE_BUSY') throw error;
      deps.log.error({ err: error, merchantUid }, 'a payment could not be settled');
      await postpone(deps, merchantUid, false);
    }
  }
}

/** Postpones the question after an answer without a change, or ends an abandoned window. */
async function postpone(deps: Deps, merchantUid: string, isAnswered = true): Promise<void> {
  const now = deps.clock.now();
  await transaction(deps, async (tx) => {
    const row = await lockPayment(tx, byUid(merchantUid));
    if (row.askAt === null || row.askAt > now) return;
    const isTooOld = now.getTime() - row.preparedAt.getTime() >= PAYMENT_MINUTES * 60_000;
    if (row.state === 'READY' && isTooOld && isAnswered) {
      await endPayment(tx, row, { state: 'CANCELLED', reason: paymentTexts.tooOld, now });
      return;
    }
    const askAt = row.state === 'READY' ? new Date(now.getTime() + RETRY_MS) : nextAsk(row, now);
    await changePayment(tx, row, { askAt });
  });
}

const RETRY_MS = 2 * 60_000;

async function payOwed(deps: Deps): Promise<void> {
  const owed = await deps.db
    .selectDistinct({ paymentId: refunds.paymentId })
    .from(refunds)
    .where(eq(refunds.state, 'REQUESTED'))
    .limit(AT_ONCE);
  for (const { paymentId } of owed) await payBack(deps, paymentId);
}
