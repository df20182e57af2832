import { payments } from '#server/db/tables/commerce/payments.ts';
import { GatewayUnreachable } from '#server/gateways/payments/paymentGateway.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Order } from './orders.ts';
import { byUid, customerUidOf, findPayment, nextAsk, type PaymentRow } from './paymentRows.ts';
import { columnsOf, type Buyer } from './preparePayment.ts';
import { readBuyer } from './readBuyer.ts';
import { applyAnswer } from './settle.ts';
import { paymentTexts } from './texts.ts';

/**
 * Charges a registered card, once for a `merchantUid`: a second call, also after a crash, goes on where the first one
 * ended. Answers the payment: PAID, FAILED, or READY while it is unknown. Throws SERVICE_BUSY.
 */
export async function chargePayment(
  charge: Buyer & { readonly order: Order; readonly merchantUid: string; readonly billingKey: string },
): Promise<PaymentRow> {
  const { deps, userId, payerEmail, order, merchantUid, billingKey } = charge;
  const now = deps.clock.now();
  await deps.db
    .insert(payments)
    .values({
      userId,
      payerEmail,
      merchantUid,
      gateway: deps.payments.name,
      ...columnsOf(order),
      amount: order.listAmount,
      preparedAt: now,
      askAt: nextAsk({ preparedAt: now }, now),
    })
    .onConflictDoNothing();
  const row = await findPayment(deps.db, byUid(merchantUid));
  if (row.state !== 'READY' || row.gateway !== deps.payments.name) return row;
  try {
    const seen = await deps.payments.charge({
      merchantUid,
      name: row.name,
      amount: row.amount,
      billingKey,
      isBilling: true,
      customerUid: customerUidOf(deps, userId),
      buyer: await readBuyer(deps.db, { ...row, userId }),
      paymentGatewayChannelId: undefined,
    });
    return (await applyAnswer(deps, row.id, seen)).payment;
  } catch (cause) {
    if (!(cause instanceof GatewayUnreachable)) throw cause;
    throw new AppError('SERVICE_BUSY', {
      message: paymentTexts.unreachable,
      cause,
      log: `whether ${merchantUid} was charged is not known`,
    });
  }
}
