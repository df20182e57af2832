import type { TransactionListeners } from '#server/domain/events.ts';
import type { Clock } from '#server/platform/clock.ts';
import { issueBought } from './paidTickets.ts';

/** A product that is paid brings its tickets, in the transaction of the payment. */
export const ticketListeners = ({ clock }: { readonly clock: Clock }): TransactionListeners => ({
  'payment.paid': async (tx, { userId, paymentId, paymentItemType, productId, channelId, quantity }) => {
    if (paymentItemType !== 'PRODUCT') return;
    if (channelId === null)
      throw new Error(`ticketListeners: payment ${paymentId} of a product has no seller`);
    await issueBought(tx, { userId, paymentId, productId, channelId, quantity, at: clock.now() });
  },
});
