import type { RefundOffer } from '#shared/contract/commerce/payments.ts';
import { refundOf } from '#shared/commerce/refundOf.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { Deps } from '#server/domain/deps.ts';
import { isClassBegun, isCourseBegun } from '#server/domain/learning/courseClasses/classSales.ts';
import { isWorksheetBegun } from '#server/domain/learning/worksheets/worksheetSales.ts';
import {
  readTicketsOfPayments,
  ticketsOfPayment,
  type PaidTickets,
} from '#server/domain/tutoring/tickets/paidTickets.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { hasSpentSince } from '#server/domain/world/economy/readWallet.ts';
import type { PaymentRow } from './paymentRows.ts';

const NO_TICKETS: PaidTickets = { total: 0, used: 0, remaining: 0, expiresAt: null };

const isPaid = ({ state }: PaymentRow) =>
  state === 'PAID' || state === 'PARTLY_REFUNDED' || state === 'REFUNDED';

/** What would be given back of each payment now; those that nothing was paid for are left out. */
export async function offersOf(
  deps: Deps,
  rows: readonly PaymentRow[],
): Promise<ReadonlyMap<number, RefundOffer>> {
  const paid = rows.filter(isPaid);
  const products = paid.filter(({ itemType }) => itemType === 'PRODUCT').map(({ id }) => id);
  const tickets = await readTicketsOfPayments(deps.db, products, deps.clock.now());
  const offers = paid.map(async (row) => {
    const touched = await isTouched(deps, row, deps.db);
    return [row.id, offerOf(row, { tickets: tickets.get(row.id), touched, now: deps.clock.now() })] as const;
  });
  return new Map(await Promise.all(offers));
}

/** The same under locks, so that nobody books, spends or is given back meanwhile. The caller has locked the payment. */
export async function lockedOffer(
  deps: Deps,
  tx: Transaction,
  row: PaymentRow & { readonly userId: number },
): Promise<RefundOffer> {
  const now = deps.clock.now();
  const tickets = row.itemType === 'PRODUCT' ? await ticketsOfPayment(tx, row.id, now) : undefined;
  if (row.itemType === 'CASH') await lockWallet({ tx, userId: row.userId });
  return offerOf(row, { tickets, touched: await isTouched(deps, row, tx), now });
}

function offerOf(
  row: PaymentRow,
  about: { readonly tickets: PaidTickets | undefined; readonly touched: boolean; readonly now: Date },
): RefundOffer {
  const { tickets = NO_TICKETS, touched, now } = about;
  const isProduct = row.itemType === 'PRODUCT';
  return refundOf({
    itemType: row.itemType,
    paidAt: (row.paidAt ?? row.preparedAt).getTime(),
    now: now.getTime(),
    amount: row.amount,
    refundedBefore: row.refundedAmount,
    quantity: isProduct ? row.quantity : 1,
    used: isProduct ? tickets.used : Number(touched),
    remaining: isProduct ? tickets.remaining : Number(!touched && row.state !== 'REFUNDED'),
    expiresAt: tickets.expiresAt?.getTime() ?? null,
    touched,
  });
}

/** Whether what was bought, and is no product, was begun. */
async function isTouched(
  deps: Deps,
  { id, itemType, userId, contentId }: PaymentRow,
  db: Deps['db'] | Transaction,
): Promise<boolean> {
  // Of an erased account nothing can be given back by itself.
  if (userId === null) return true;
  if (itemType === 'CASH') return hasSpentSince(db, { userId, paymentId: id });
  if (contentId === null) return false;
  if (itemType === 'WORKSHEET') return isWorksheetBegun({ deps, userId, worksheetId: contentId });
  if (itemType === 'COURSE') return isCourseBegun({ deps, userId, courseId: contentId });
  return itemType === 'COURSE_CLASS' && isClassBegun({ deps, userId, courseClassId: contentId });
}
