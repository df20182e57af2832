import type { RefundOffer } from '#shared/contract/commerce/payments.ts';
import { refundOf, type RefundCase } from '#shared/commerce/refundOf.ts';
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
import { spentSince } from '#server/domain/world/economy/readWallet.ts';
import type { PaymentRow } from './paymentRows.ts';
import type { UserCall } from '#server/domain/call.ts';

const NO_TICKETS: PaidTickets = { total: 0, used: 0, booked: 0, remaining: 0, expiresAt: null };

const isPaid = ({ state }: PaymentRow) =>
  state === 'PAID' || state === 'PARTLY_REFUNDED' || state === 'REFUNDED';

/** The possible refund of each payment now; payments of nothing are left out. */
export async function offersOf(
  deps: Deps,
  rows: readonly PaymentRow[],
): Promise<ReadonlyMap<number, RefundOffer>> {
  const paid = rows.filter(isPaid);
  const products = paid.filter(({ itemType }) => itemType === 'PRODUCT').map(({ id }) => id);
  const tickets = await readTicketsOfPayments(deps.db, products, deps.clock.now());
  const offers = paid.map(async (row) => {
    const used = await readUse(deps, row, deps.db);
    return [row.id, offerOf(row, { ...used, tickets: tickets.get(row.id), now: deps.clock.now() })] as const;
  });
  return new Map(await Promise.all(offers));
}

/**
 * The same under locks, so that no booking, spending or refund happens in between. The caller has locked the payment.
 */
export async function lockedOffer(
  deps: Deps,
  tx: Transaction,
  row: PaymentRow & { readonly userId: number },
): Promise<RefundOffer> {
  const now = deps.clock.now();
  const tickets = row.itemType === 'PRODUCT' ? await ticketsOfPayment(tx, row.id, now) : undefined;
  if (row.itemType === 'CASH') await lockWallet({ tx, userId: row.userId });
  return offerOf(row, { ...(await readUse(deps, row, tx)), tickets, now });
}

function offerOf(
  row: PaymentRow,
  about: Use & { readonly tickets: PaidTickets | undefined; readonly now: Date },
): RefundOffer {
  const { tickets = NO_TICKETS, now } = about;
  return refundOf({
    itemType: row.itemType,
    paidAt: (row.paidAt ?? row.preparedAt).getTime(),
    now: now.getTime(),
    amount: row.amount,
    refundedBefore: row.refundedAmount,
    ...countsOf(row, about, tickets),
    expiresAt: tickets.expiresAt?.getTime() ?? null,
    touched: about.touched,
  });
}

/** The bought, used and remaining numbers. */
function countsOf(
  { itemType, quantity, refundedAmount, state }: PaymentRow,
  { touched, spent }: Use,
  tickets: PaidTickets,
): Pick<RefundCase, 'quantity' | 'used' | 'remaining'> {
  if (itemType === 'PRODUCT') return { quantity, used: tickets.used, remaining: tickets.remaining };
  if (itemType !== 'CASH')
    return { quantity: 1, used: Number(touched), remaining: Number(!touched && state !== 'REFUNDED') };
  const used = Math.min(quantity, spent);
  // The remainder was refunded with the money before.
  return { quantity, used, remaining: refundedAmount > 0 ? 0 : quantity - used };
}

/** The use of a purchase that is not a product. */
interface Use {
  /** Whether content was begun. */
  readonly touched: boolean;
  /** Points since the purchase of the points. */
  readonly spent: number;
}

async function readUse(
  deps: Deps,
  { id, itemType, userId, contentId }: PaymentRow,
  db: Deps['db'] | Transaction,
): Promise<Use> {
  // A payment of an erased account cannot be refunded automatically.
  if (userId === null) return { touched: true, spent: Infinity };
  const spent = itemType === 'CASH' ? await spentSince(db, { userId, paymentId: id }) : 0;
  return { touched: contentId !== null && (await isBegun({ deps, userId, itemType, contentId })), spent };
}

function isBegun({
  itemType,
  contentId,
  ...of
}: UserCall & {
  readonly itemType: PaymentRow['itemType'];
  readonly contentId: number;
}): Promise<boolean> | boolean {
  if (itemType === 'WORKSHEET') return isWorksheetBegun({ ...of, worksheetId: contentId });
  if (itemType === 'COURSE') return isCourseBegun({ ...of, courseId: contentId });
  return itemType === 'COURSE_CLASS' && isClassBegun({ ...of, courseClassId: contentId });
}
