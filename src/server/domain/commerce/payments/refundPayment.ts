import { eq } from 'drizzle-orm';
import type { Payment } from '#shared/contract/commerce/payments.ts';
import type { Transaction } from '#server/db/connect.ts';
import { payments, refunds } from '#server/db/tables/commerce/payments.ts';
import { readUser } from '#server/domain/people/accounts/users.ts';
import { needsConsentByAge } from '#server/domain/people/consent/guardianConsent.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { refundTickets } from '#server/domain/tutoring/tickets/paidTickets.ts';
import { AppError } from '#server/platform/appError.ts';
import { book } from './books.ts';
import { payBack } from './giveBack.ts';
import type { Payer } from './payers.ts';
import { changePayment, findPayment, lockPayment, ofPayer, type PaymentRow } from './paymentRows.ts';
import { lockedOffer } from './refundOffer.ts';
import { showPayment } from './showPayment.ts';
import { paymentTexts } from './texts.ts';

export interface RefundRequest extends Payer {
  /** Asked for in the payer's place: by the server for a closed class, or by an administrator of the service. */
  readonly isForPayer?: boolean;
  /** Runs in the transaction of the refund. */
  readonly record?: (tx: Transaction) => Promise<void>;
  readonly paymentId: number;
  /** The amount as it was shown. */
  readonly amount: number;
  readonly reason: string;
}

/**
 * Refunds a payment by the rules of docs/refunds.md: the purchase ends in the same transaction in which the money is
 * owed, and the provider refunds it then or at the next try. Throws RESOURCE_NOT_FOUND, ALREADY_REFUNDED,
 * NOT_REFUNDABLE, PRODUCT_PRICE_CHANGED for another sum by now, GUARDIAN_CONSENT_REQUIRED.
 */
export async function refundPayment(request: RefundRequest): Promise<Payment> {
  const { deps, userId, payerEmail, paymentId, isForPayer = false } = request;
  const user = await readUser({ db: deps.db, userId });
  if (!isForPayer && payerEmail === null && needsConsentByAge(user, deps.clock.now()))
    throw new AppError('GUARDIAN_CONSENT_REQUIRED', { log: `user ${userId} is too young for a refund` });
  const mine = ofPayer(request, eq(payments.id, paymentId));
  await transaction(deps, async (tx) => {
    const now = deps.clock.now();
    const row = await lockPayment(tx, mine);
    // The money goes back to the card of the guardian, who decides about it at any age of the child.
    if (row.payerEmail !== payerEmail)
      throw new AppError('NOT_REFUNDABLE', {
        message: paymentTexts.guardiansMoney,
        log: `payment ${paymentId} is the guardian's to have given back`,
      });
    assertRefundable(row);
    const offer = await lockedOffer(deps, tx, { ...row, userId });
    if (offer.amount === 0)
      throw new AppError(row.refundedAmount > 0 ? 'ALREADY_REFUNDED' : 'NOT_REFUNDABLE', {
        log: `payment ${paymentId} is not refundable: ${offer.rule}`,
      });
    if (offer.amount !== request.amount)
      throw new AppError('PRODUCT_PRICE_CHANGED', {
        message: paymentTexts.sumChanged,
        log: `payment ${paymentId} gives ${offer.amount} back, shown was ${request.amount}`,
      });
    const { amount, remainingCount } = offer;
    const refundedAmount = row.refundedAmount + amount;
    const isWhole = refundedAmount === row.amount;
    const ticketCount = row.itemType === 'PRODUCT' ? remainingCount : 0;
    await changePayment(tx, row, { refundedAmount, state: isWhole ? 'REFUNDED' : 'PARTLY_REFUNDED' });
    const [refund] = await tx
      .insert(refunds)
      .values({
        paymentId,
        cause: 'RULES',
        amount,
        ticketCount,
        requestedAt: now,
        byEmail: isForPayer ? null : payerEmail,
        // The sum of earlier refunds names the request: at most one can follow it.
        idempotencyKey: `refund-${row.merchantUid}-${row.refundedAmount}`,
        reason: request.reason || paymentTexts.asked,
        byUserId: payerEmail === null && !isForPayer ? userId : null,
      })
      .returning({ id: refunds.id });
    if (!refund) throw new Error('refundPayment: the insert returned no row');
    await book(tx, {
      transactionKey: `refund:${refund.id}`,
      paymentId,
      at: now,
      moves: [{ debit: 'REFUNDS', credit: 'REFUNDS_OWED', amount }],
    });
    if (ticketCount > 0) await refundTickets(tx, paymentId, ticketCount, now);
    const { itemType: paymentItemType, contentId, productId, subscriptionId } = row;
    const pointCount = paymentItemType === 'CASH' ? remainingCount : 0;
    await emit(tx, {
      type: 'payment.refunded',
      userId,
      paymentId,
      paymentItemType,
      contentId,
      productId,
      subscriptionId,
      amount,
      isWhole,
      ticketCount,
      pointCount,
    });
    await request.record?.(tx);
  });
  await payBack(deps, paymentId);
  return showPayment(deps, await findPayment(deps.db, mine), payerEmail);
}

function assertRefundable({ id, state }: PaymentRow): void {
  if (state === 'REFUNDED')
    throw new AppError('ALREADY_REFUNDED', { log: `payment ${id} was given back before` });
  if (state !== 'PAID' && state !== 'PARTLY_REFUNDED')
    throw new AppError('NOT_REFUNDABLE', { log: `payment ${id} is ${state}` });
}
