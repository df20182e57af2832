import { openSlots } from '#shared/tutoring/openSlots.ts';
import { dayInSeoul } from '#shared/time/seoulTime.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { readRows } from './scheduleRows.ts';

/**
 * The starts of a teacher's open slots, in order; `from` is included, `to` is not. A booked slot is still open: the
 * bookings know its user.
 */
export async function readOpenSlots(
  db: Database | Transaction,
  { teacherId, from, to }: { readonly teacherId: number; readonly from: Date; readonly to: Date },
): Promise<Date[]> {
  const parts = ['DAY', { first: dayInSeoul(from), last: dayInSeoul(to) }] as const;
  const rows = await readRows(db, { teacherId, parts });
  return openSlots({
    weekly: rows.flatMap(({ startDayOfTheWeek, ...hours }) =>
      startDayOfTheWeek === null ? [] : [{ startDayOfTheWeek, ...hours }],
    ),
    dates: rows.flatMap(({ startDate, ...hours }) => (startDate === null ? [] : [{ startDate, ...hours }])),
    from,
    to,
  });
}
