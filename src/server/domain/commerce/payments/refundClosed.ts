import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import { payments } from '#server/db/tables/commerce/payments.ts';
import { productIdsOf } from '#server/domain/commerce/products/readProducts.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob, type JobPayload } from '#server/domain/jobs.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import { isOpenChannel } from '#server/domain/channels/channels/closedChannels.ts';
import { AppError } from '#server/platform/appError.ts';
import { offersOf } from './refundOffer.ts';
import { refundPayment } from './refundPayment.ts';
import { paymentTexts } from './texts.ts';

export const closedSales: TransactionListeners = {
  'channel.closed': (tx, { channelId }) => addJob(tx, 'payments.refundClosed', { channelId }),
};

/**
 * Refunds all sales of a closed class by the rules, plans excepted; a repeated run refunds nothing twice. A class that
 * was opened again keeps the rest.
 */
export async function refundClosed(
  deps: Deps,
  { channelId }: JobPayload<'payments.refundClosed'>,
): Promise<void> {
  if (await isOpenChannel(deps.db, channelId)) return;
  const productIds = await productIdsOf(deps.db, channelId);
  const rows = await deps.db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.state, ['PAID', 'PARTLY_REFUNDED']),
        ne(payments.itemType, 'SUBSCRIPTION'),
        or(eq(payments.channelId, channelId), inArray(payments.productId, productIds)),
      ),
    )
    .orderBy(asc(payments.id));
  for (const row of rows) {
    const offer = (await offersOf(deps, [row])).get(row.id);
    if (row.userId === null || !offer || offer.amount === 0) continue;
    try {
      await refundPayment({
        deps,
        userId: row.userId,
        payerEmail: row.payerEmail,
        paymentId: row.id,
        amount: offer.amount,
        reason: paymentTexts.classClosed,
        isForPayer: true,
      });
    } catch (error) {
      // The buyer has requested it at the same moment.
      if (!(error instanceof AppError) || error.code !== 'ALREADY_REFUNDED') throw error;
    }
  }
}
