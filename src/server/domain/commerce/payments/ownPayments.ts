import { desc, eq } from 'drizzle-orm';
import { PAYMENTS_PER_PAGE, type Payment } from '#shared/contract/commerce/payments.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import { payments } from '#server/db/tables/commerce/payments.ts';
import type { Deps } from '#server/domain/deps.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { endPayment } from './completePayment.ts';
import type { Payer } from './payers.ts';
import { byUid, findPayment, lockPayment, ofPayer, type PaymentRow } from './paymentRows.ts';
import { settle, type Settled } from './settle.ts';
import { showPayment, showPayments } from './showPayment.ts';
import { paymentTexts } from './texts.ts';

interface OneOrder extends Payer {
  readonly merchantUid: string;
}

export async function listPayments({ page, ...payer }: Payer & { readonly page: number }) {
  const { deps } = payer;
  const own = ofPayer(payer);
  const [totalCount, rows] = await Promise.all([
    deps.db.$count(payments, own),
    deps.db
      .select()
      .from(payments)
      .where(own)
      .orderBy(desc(payments.id))
      .limit(PAYMENTS_PER_PAGE)
      .offset(rowsBefore({ page, first: 1, size: PAYMENTS_PER_PAGE })),
  ]);
  return {
    paymentList: await showPayments(deps, rows, payer.payerEmail),
    pageCount: pageCountOf(totalCount, PAYMENTS_PER_PAGE),
    totalCount,
  };
}

/**
 * One payment, by the provider's answer while it is READY. Throws RESOURCE_NOT_FOUND, PAYMENT_AMOUNT_MISMATCH,
 * SERVICE_BUSY.
 */
export async function getPayment({ merchantUid, ...payer }: OneOrder): Promise<Payment> {
  const { deps } = payer;
  const row = await findPayment(deps.db, ofPayer(payer, byUid(merchantUid)));
  return showPayment(deps, await settledNow(deps, row), payer.payerEmail);
}

/** The same by the provider's number; a number of another order is no payment. */
export async function confirmPayment(
  asked: Payer & {
    readonly impUid: string;
    readonly merchantUid?: string | undefined;
    readonly gatewayChannelId?: string | undefined;
  },
): Promise<Payment> {
  const { deps, impUid, merchantUid, gatewayChannelId, payerEmail } = asked;
  const which = merchantUid === undefined ? eq(payments.impUid, impUid) : byUid(merchantUid);
  const row = await findPayment(deps.db, ofPayer(asked, which));
  const known = row.paymentGatewayChannelId;
  const settled = await settledNow(deps, row);
  const isOther =
    (settled.impUid !== null && settled.impUid !== impUid) ||
    (gatewayChannelId !== undefined && known !== null && known !== gatewayChannelId);
  if (isOther)
    throw new AppError('RESOURCE_NOT_FOUND', { log: `payment ${row.id} is not ${impUid} of the provider` });
  return showPayment(deps, settled, payerEmail);
}

async function settledNow(deps: Deps, row: PaymentRow): Promise<PaymentRow> {
  if (row.state !== 'READY') return row;
  return assertRightAmount(await settle(deps, row));
}

function assertRightAmount({ payment, isMismatch }: Settled): PaymentRow {
  if (isMismatch)
    throw new AppError('PAYMENT_AMOUNT_MISMATCH', {
      log: `payment ${payment.id} of ${payment.amount} won was paid with another amount`,
    });
  return payment;
}

/** The window was closed: an order without money at the provider ends. A finished order stays as it is. */
export async function cancelPayment({ merchantUid, ...payer }: OneOrder): Promise<Payment> {
  const { deps, payerEmail } = payer;
  const row = await findPayment(deps.db, ofPayer(payer, byUid(merchantUid)));
  if (payerEmail === null && row.payerEmail !== null)
    throw new AppError('RESOURCE_NOT_FOUND', { log: `payment ${row.id} is the guardian's to cancel` });
  const settled = await settledNow(deps, row);
  if (settled.state !== 'READY') return showPayment(deps, settled, payerEmail);
  const ended = await transaction(deps, async (tx) => {
    const locked = await lockPayment(tx, byUid(merchantUid));
    if (locked.state !== 'READY') return locked;
    const now = deps.clock.now();
    return endPayment(tx, locked, { state: 'CANCELLED', reason: paymentTexts.closed, now });
  });
  return showPayment(deps, ended, payerEmail);
}
