import { and, asc, eq, gte, inArray, or } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { tickets } from '#server/db/tables/tutoring/tickets.ts';
import { AppError } from '#server/platform/appError.ts';
import { ticketTexts } from './texts.ts';
import { changeTicket, type TicketChange, type TicketRow } from './ticketRows.ts';

/** A ticket that a teacher's doing gives back is good for two more weeks at least. */
export const TEACHER_GRACE_MS = 14 * 24 * 60 * 60 * 1000;

interface Lesson {
  readonly userId: number;
  /** The classes that pupil and teacher share: tickets of another one are not good for the lesson. */
  readonly channelIds: readonly number[];
  readonly startsAt: Date;
  readonly byUserId: number;
  readonly now: Date;
}

/**
 * Takes the ticket of a user that ends first and is still good when the lesson begins; those of the class before those
 * that are good with every teacher. Throws NEED_TO_PAY.
 */
export async function takeTicket(tx: Transaction, lesson: Lesson): Promise<TicketRow> {
  const { userId, channelIds, startsAt, byUserId, now } = lesson;
  const [ticket] = await tx
    .select()
    .from(tickets)
    .where(
      and(
        eq(tickets.userId, userId),
        eq(tickets.ticketState, 'AVAILABLE'),
        gte(tickets.expiresAt, startsAt),
        or(tickets.isForEveryTeacher, inArray(tickets.channelId, [...channelIds])),
      ),
    )
    .orderBy(asc(tickets.expiresAt), asc(tickets.isForEveryTeacher), asc(tickets.id))
    .limit(1)
    // Two lessons booked at once take two tickets, instead of one waiting for a ticket that is gone then.
    .for('update', { skipLocked: true });
  if (!ticket)
    throw new AppError('NEED_TO_PAY', {
      message: ticketTexts.none,
      log: `user ${userId} has no ticket for channels ${channelIds.join()} at ${startsAt.toISOString()}`,
    });
  await changeTicket(tx, ticket, {
    ticketState: 'RESERVED',
    byUserId,
    at: now,
    reason: ticketTexts.booked,
  });
  return ticket;
}

/** Whether a ticket that a lesson has taken is good for another time, too. */
export async function isGoodAt(tx: Transaction, ticketId: number, startsAt: Date): Promise<boolean> {
  const { expiresAt } = await lockTicket(tx, ticketId);
  return expiresAt >= startsAt;
}

/** A lesson gives back the ticket that it took, in any later state; `goodUntil` is the earliest end of the ticket. */
export async function giveBackTicket(
  tx: Transaction,
  ticketId: number,
  { goodUntil, ...change }: Omit<TicketChange, 'ticketState'> & { readonly goodUntil?: Date },
): Promise<void> {
  const ticket = await lockTicket(tx, ticketId);
  if (ticket.ticketState !== 'RESERVED' && ticket.ticketState !== 'USED') return;
  const expiresAt = goodUntil && goodUntil > ticket.expiresAt ? goodUntil : ticket.expiresAt;
  await changeTicket(tx, ticket, { ...change, ticketState: 'AVAILABLE', expiresAt });
  if (expiresAt <= change.at)
    await changeTicket(tx, ticket, {
      ticketState: 'EXPIRED',
      byUserId: null,
      at: change.at,
      reason: ticketTexts.expired,
    });
}

/** A lesson has used up what it took; a second time changes nothing. */
export async function spendTicket(
  tx: Transaction,
  ticketId: number,
  change: Omit<TicketChange, 'ticketState'>,
): Promise<void> {
  const ticket = await lockTicket(tx, ticketId);
  if (ticket.ticketState === 'RESERVED') await changeTicket(tx, ticket, { ...change, ticketState: 'USED' });
}

async function lockTicket(tx: Transaction, ticketId: number): Promise<TicketRow> {
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, ticketId)).for('update');
  if (!ticket) throw new Error(`lockTicket: ticket ${ticketId} of a lesson is gone`);
  return ticket;
}
