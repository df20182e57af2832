import { eq } from 'drizzle-orm';
import type { TicketState } from '#shared/contract/tutoring/tickets.ts';
import type { Transaction } from '#server/db/connect.ts';
import { ticketHistories, tickets } from '#server/db/tables/tutoring/tickets.ts';

export type TicketRow = typeof tickets.$inferSelect;

export interface TicketChange {
  readonly ticketState: TicketState;
  /** Null for the clock and for payments. */
  readonly byUserId: number | null;
  readonly reason: string;
  readonly at: Date;
}

/** The state of a ticket at a moment: an unused ticket is EXPIRED in time, before the clock has written it. */
export const stateAt = (
  { ticketState, expiresAt }: Pick<TicketRow, 'ticketState' | 'expiresAt'>,
  now: Date,
): TicketState => (ticketState === 'AVAILABLE' && expiresAt <= now ? 'EXPIRED' : ticketState);

/** Changes a ticket that the caller has locked, and adds to its history. */
export async function changeTicket(
  tx: Transaction,
  ticket: Pick<TicketRow, 'id' | 'userId'>,
  { expiresAt, ...change }: TicketChange & { readonly expiresAt?: Date },
): Promise<void> {
  const { ticketState } = change;
  await tx
    .update(tickets)
    .set({ ticketState, ...(expiresAt && { expiresAt }) })
    .where(eq(tickets.id, ticket.id));
  await recordTicketChange(tx, { ...ticket, ticketState }, change);
}

/** Adds to the history of a ticket, which is in that state. */
export async function recordTicketChange(
  tx: Transaction,
  { id: ticketId, userId, ticketState }: Pick<TicketRow, 'id' | 'userId' | 'ticketState'>,
  change: Omit<TicketChange, 'ticketState'>,
): Promise<void> {
  await tx.insert(ticketHistories).values({ ...change, ticketId, userId, ticketState });
}

/** New tickets with the first lines of their histories; answers their ids. */
export async function addTickets(
  tx: Transaction,
  { quantity, ...columns }: Omit<typeof tickets.$inferInsert, 'ticketState'> & { readonly quantity: number },
  { byUserId, reason }: Pick<TicketChange, 'byUserId' | 'reason'>,
): Promise<number[]> {
  const made = await tx
    .insert(tickets)
    .values(Array.from({ length: quantity }, () => columns))
    .returning({ ticketId: tickets.id });
  await tx.insert(ticketHistories).values(
    made.map(({ ticketId }) => ({
      ticketId,
      userId: columns.userId,
      byUserId,
      reason,
      at: columns.issuedAt,
      ticketState: 'AVAILABLE' as const,
    })),
  );
  return made.map(({ ticketId }) => ticketId);
}
