import { openSlots } from '#shared/tutoring/openSlots.ts';
import { dayInSeoul } from '#shared/time/seoulTime.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { readRows } from './scheduleRows.ts';

/**
 * The instants at which the open slots of a teacher begin, in order; `from` is within, `to` is not. A slot that is
 * booked is open all the same: who has it is known to the bookings.
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
