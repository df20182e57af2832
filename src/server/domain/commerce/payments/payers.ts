import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { PaidChild } from '#shared/contract/commerce/guardianPayments.ts';
import { payments } from '#server/db/tables/commerce/payments.ts';
import type { CallingGuardian } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { userSummaries } from '#server/domain/people/accounts/userSummaries.ts';
import { assertOwnChild } from '#server/domain/people/guardians/guardedChildren.ts';
import { readTicketsOfPayments } from '#server/domain/tutoring/tickets/paidTickets.ts';
import { offersOf } from './refundOffer.ts';

interface Guardian {
  readonly deps: Deps;
  readonly guardian: CallingGuardian;
}

/** The owner of the payments: a user, or a guardian, who sees the ones that it made itself. */
export interface Payer {
  readonly deps: Deps;
  /** The user who got the product. */
  readonly userId: number;
  /** The guardian who paid; null for the user's own call. */
  readonly payerEmail: string | null;
}

/**
 * The guardian of a call as the payer for a child: the payment stays its own even without a valid consent. Throws
 * MEMBER_NOT_FOUND where it neither has paid nor consents now.
 */
export async function payerOf({
  deps,
  guardian,
  params: { id: userId },
}: Guardian & { readonly params: { readonly id: number } }): Promise<Payer> {
  const payerEmail = guardian.email;
  const paid = and(eq(payments.userId, userId), eq(payments.payerEmail, payerEmail));
  if ((await deps.db.$count(payments, paid)) === 0) await assertOwnChild({ deps, guardian, childId: userId });
  return { deps, userId, payerEmail };
}

/** The children that a guardian has paid for, with payments, bookings, remainders and possible refunds. */
export async function listPaidChildren({ deps, guardian }: Guardian): Promise<{ childList: PaidChild[] }> {
  const rows = await deps.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.payerEmail, guardian.email),
        isNotNull(payments.userId),
        inArray(payments.state, ['PAID', 'PARTLY_REFUNDED', 'REFUNDED']),
      ),
    );
  const now = deps.clock.now();
  const userIds = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  const [offers, tickets, users] = await Promise.all([
    offersOf(deps, rows),
    readTicketsOfPayments(
      deps.db,
      rows.map(({ id }) => id),
      now,
    ),
    userSummaries({ deps, userIds }),
  ]);
  const childList = userIds.map((userId): PaidChild => {
    const own = rows.filter((row) => row.userId === userId);
    const sum = (of: (row: (typeof own)[number]) => number) => own.reduce((total, row) => total + of(row), 0);
    return {
      userId,
      nickname: users.get(userId)?.nickname ?? '',
      paidAmount: sum(({ amount, refundedAmount }) => amount - refundedAmount),
      bookedCount: sum(({ id }) => tickets.get(id)?.booked ?? 0),
      remainingCount: sum(({ id }) => tickets.get(id)?.remaining ?? 0),
      refundableAmount: sum(({ id }) => offers.get(id)?.amount ?? 0),
    };
  });
  return { childList };
}
