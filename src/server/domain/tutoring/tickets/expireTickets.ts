import { and, eq, lte } from 'drizzle-orm';
import { tickets } from '#server/db/tables/tutoring/tickets.ts';
import type { Deps } from '#server/domain/deps.ts';
import { transaction } from '#server/domain/transaction.ts';
import { ticketTexts } from './texts.ts';
import { changeTicket } from './ticketRows.ts';

const AT_ONCE = 500;

/** Writes down which tickets were not used in time; what reads them goes by the time itself. */
export async function expireTickets(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (;;) {
    const count = await transaction(deps, async (tx) => {
      const rows = await tx
        .select()
        .from(tickets)
        .where(and(eq(tickets.ticketState, 'AVAILABLE'), lte(tickets.expiresAt, now)))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true });
      for (const ticket of rows)
        await changeTicket(tx, ticket, {
          ticketState: 'EXPIRED',
          byUserId: null,
          at: now,
          reason: ticketTexts.expired,
        });
      return rows.length;
    });
    if (count < AT_ONCE) return;
  }
}
