import { asc, eq, inArray } from 'drizzle-orm';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { ticketTermMs } from '#shared/tutoring/bookingRules.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { tickets } from '#server/db/tables/tutoring/tickets.ts';
import { systemClock } from '#server/platform/clock.ts';
import { ticketTexts } from './texts.ts';
import { addTickets, changeTicket, stateAt, type TicketRow } from './ticketRows.ts';

export interface PaidTickets {
  readonly total: number;
  /** Used tickets of past and booked lessons: a booked lesson is cancelled first to get its price back. */
  readonly used: number;
  /** The used tickets whose lessons are booked and still to come. */
  readonly booked: number;
  /** Neither used, booked, ended nor refunded. */
  readonly remaining: number;
  /** Null where the payment has brought none. */
  readonly expiresAt: Date | null;
}

/** The tickets of a payment, under a lock, so that none is used for a booking during a refund. */
export async function ticketsOfPayment(
  tx: Transaction,
  paymentId: number,
  at: Date = systemClock.now(),
): Promise<PaidTickets> {
  return countPaid(await lockOfPayment(tx, paymentId), at);
}

/** The same of several payments, without a lock, for showing. */
export async function readTicketsOfPayments(
  db: Database,
  paymentIds: readonly number[],
  at: Date,
): Promise<ReadonlyMap<number, PaidTickets>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(tickets)
    .where(inArray(tickets.paymentId, [...paymentIds]));
  const of = Map.groupBy(rows, ({ paymentId }) => paymentId);
  return new Map(paymentIds.map((id) => [id, countPaid(of.get(id) ?? [], at)]));
}

function countPaid(rows: readonly TicketRow[], at: Date): PaidTickets {
  const count = (...states: readonly string[]) =>
    rows.filter((row) => states.includes(stateAt(row, at))).length;
  return {
    total: rows.length,
    used: count('USED', 'RESERVED'),
    booked: count('RESERVED'),
    remaining: count('AVAILABLE'),
    expiresAt: rows.length === 0 ? null : new Date(Math.max(...rows.map(({ expiresAt }) => +expiresAt))),
  };
}

/** Takes a number of unused tickets of a payment back. Throws where there are fewer. */
export async function refundTickets(
  tx: Transaction,
  paymentId: number,
  count: number,
  at: Date = systemClock.now(),
): Promise<void> {
  const rows = await lockOfPayment(tx, paymentId);
  const free = rows.filter((row) => stateAt(row, at) === 'AVAILABLE').slice(0, count);
  if (free.length < count)
    throw new Error(`refundTickets: payment ${paymentId} has ${free.length} free tickets, not ${count}`);
  for (const ticket of free)
    await changeTicket(tx, ticket, {
      ticketState: 'REFUNDED',
      byUserId: null,
      at,
      reason: ticketTexts.refunded,
    });
}

/** Issues the tickets of a product's payment, once for repeated events. */
export async function issueBought(
  tx: Transaction,
  bought: {
    readonly userId: number;
    readonly paymentId: number;
    readonly productId: number | null;
    /** The channel that sells the product: a ticket of a class is valid in that class alone. */
    readonly channelId: number;
    readonly quantity: number;
    readonly at: Date;
  },
): Promise<void> {
  const { userId, paymentId, productId, channelId, quantity, at } = bought;
  if (quantity === 0 || (await tx.$count(tickets, eq(tickets.paymentId, paymentId))) > 0) return;
  await addTickets(
    tx,
    {
      userId,
      paymentId,
      quantity,
      paymentProductId: productId,
      issuedAt: at,
      channelId,
      isForEveryTeacher: channelId === DEFAULT_CHANNEL_ID,
      expiresAt: new Date(at.getTime() + ticketTermMs(quantity)),
    },
    { byUserId: null, reason: ticketTexts.bought },
  );
}

const lockOfPayment = (tx: Transaction, paymentId: number) =>
  tx.select().from(tickets).where(eq(tickets.paymentId, paymentId)).orderBy(asc(tickets.id)).for('update');
