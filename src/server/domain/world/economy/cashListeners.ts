import type { TransactionListeners } from '#server/domain/events.ts';
import { charge } from './charge.ts';
import { lockWallet } from './lockWallet.ts';
import { postRows } from './postRows.ts';

/** Gives bought points with the payment, and takes the remaining ones back with a refund. */
export const cashListeners: TransactionListeners = {
  'payment.paid': async (tx, { userId, paymentId, paymentItemType, quantity }) => {
    if (paymentItemType !== 'CASH') return;
    await postRows({
      tx,
      wallet: await lockWallet({ tx, userId }),
      reasonKey: `payment:${paymentId}`,
      rows: [{ kind: 'POINT', amount: quantity, refId: 0 }],
    });
  },
  'payment.refunded': async (tx, { userId, paymentId, paymentItemType, pointCount }) => {
    if (paymentItemType !== 'CASH') return;
    await charge({
      tx,
      wallet: await lockWallet({ tx, userId }),
      reasonKey: `refund:payment:${paymentId}`,
      points: pointCount,
      rows: [],
    });
  },
};
