import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { registrationDates } from '#server/db/tables/tutoring/bookings.ts';
import { ticketHistories, tickets } from '#server/db/tables/tutoring/tickets.ts';
import type { ApiClient, Identity } from './apiClient.ts';
import { slotIn } from './tutoring.ts';

const DAYS_TO_BOOK = 40;

/** Books a lesson of a slot that others want as well, and by turns cancels or moves it; twice, as who has no answer does. */
export async function bookLessons(
  call: ApiClient['call'],
  pupil: Identity,
  { teacherId, turn }: { readonly teacherId: number; readonly turn: number },
): Promise<void> {
  const day = 3 + (turn % DAYS_TO_BOOK);
  const body = { teacherId, ...slotIn(new Date(), day, 15) };
  const both = await Promise.all([1, 2].map(() => call('registrations.book', { body }, pupil)));
  const booked = both.find(({ status }) => status === 201);
  if (!booked) return;
  const params = { registrationDateId: booked.body.registrationDateId };
  const again = [1, 2];
  if (turn % 2 === 0) {
    const cancelled = { registrationState: 'CANCELLED', acceptsSpent: false };
    await Promise.all(again.map(() => call('registrations.saveState', { params, body: cancelled }, pupil)));
  } else {
    const to = slotIn(new Date(), day, 16);
    await Promise.all(again.map(() => call('registrations.move', { params, body: to }, pupil)));
  }
}

/**
 * The laws of lessons at any moment: a ticket is RESERVED by one lesson that stands, and by none otherwise;
 * its history ends with its state. Answers how many lessons stand.
 */
export async function expectLessonsToHold(db: Database): Promise<number> {
  const [lessons, held, last] = await Promise.all([
    db.select().from(registrationDates),
    db.select().from(tickets),
    db
      .selectDistinctOn([ticketHistories.ticketId])
      .from(ticketHistories)
      .orderBy(ticketHistories.ticketId, sql`${ticketHistories.id} desc`),
  ]);
  const standing = lessons.filter(({ registrationState }) => registrationState === 'RESERVED');
  const ids = (list: readonly number[]) => list.toSorted((one, other) => one - other);
  expect(ids(standing.map(({ ticketId }) => ticketId))).toEqual(
    ids(held.filter(({ ticketState }) => ticketState === 'RESERVED').map(({ id }) => id)),
  );
  const states = new Map(held.map(({ id, ticketState }) => [id, ticketState]));
  for (const { ticketId, ticketState } of last)
    expect([ticketId, ticketState]).toEqual([ticketId, states.get(ticketId)]);
  const slots = standing.map(({ teacherId, startsAt }) => `${teacherId} ${startsAt.toISOString()}`);
  expect(new Set(slots).size).toBe(slots.length);
  return standing.length;
}
