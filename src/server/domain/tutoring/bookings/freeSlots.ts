import { and, eq, gte, lt, ne } from 'drizzle-orm';
import { isBookable } from '#shared/tutoring/bookingRules.ts';
import { dayInSeoul, instantInSeoul, daysLater, minutesInSeoul } from '#shared/time/seoulTime.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { registrationDates } from '#server/db/tables/tutoring/bookings.ts';
import { readOpenSlots } from '#server/domain/tutoring/availability/readOpenSlots.ts';
import { AppError } from '#server/platform/appError.ts';

type Connection = Database | Transaction;

/** A day and minutes from midnight in Seoul, as in the contract. */
export interface Slot {
  readonly registrationDate: string;
  readonly startTime: number;
}
export const slotOf = (at: Date): Slot => ({
  registrationDate: dayInSeoul(at),
  startTime: minutesInSeoul(at),
});

interface Range {
  readonly teacherId: number;
  readonly from: Date;
  /** Not within. */
  readonly to: Date;
  readonly now: Date;
}

/** The instants at which the slots begin that can be booked with a teacher now. */
export async function freeSlots(db: Connection, range: Range): Promise<Date[]> {
  const [open, taken] = await Promise.all([readOpenSlots(db, range), takenSlots(db, range)]);
  const now = range.now.getTime();
  return open.filter((at) => !taken.has(at.getTime()) && isBookable({ startsAt: at.getTime(), now }));
}

/** From the first day to the end of the last, both in Seoul. */
export const daysRange = ({ from, to }: { readonly from: string; readonly to: string }) => ({
  from: instantInSeoul(from, 0),
  to: instantInSeoul(daysLater(to, 1), 0),
});

/** Throws SLOT_CLOSED for a slot that is not open, past or too near, SLOT_TAKEN for a booked one. */
export async function refuseSlot(
  db: Connection,
  { teacherId, startsAt, now }: { readonly teacherId: number; readonly startsAt: Date; readonly now: Date },
): Promise<void> {
  const range = { teacherId, now, from: startsAt, to: new Date(startsAt.getTime() + 1) };
  const open = await readOpenSlots(db, range);
  if (open.length === 0 || !isBookable({ startsAt: startsAt.getTime(), now: now.getTime() }))
    throw new AppError('SLOT_CLOSED', {
      log: `user ${teacherId} teaches nobody at ${startsAt.toISOString()}`,
    });
  if ((await takenSlots(db, range)).size > 0) throw slotTaken(`of user ${teacherId}`, startsAt);
}

export const slotTaken = (whose: string, startsAt: Date, message?: string): AppError =>
  new AppError('SLOT_TAKEN', {
    ...(message !== undefined && { message }),
    log: `the slot ${whose} at ${startsAt.toISOString()} is taken`,
  });

async function takenSlots(db: Connection, { teacherId, from, to }: Range): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ startsAt: registrationDates.startsAt })
    .from(registrationDates)
    .where(
      and(
        eq(registrationDates.teacherId, teacherId),
        gte(registrationDates.startsAt, from),
        lt(registrationDates.startsAt, to),
        ne(registrationDates.registrationState, 'CANCELLED'),
      ),
    );
  return new Set(rows.map(({ startsAt }) => startsAt.getTime()));
}
