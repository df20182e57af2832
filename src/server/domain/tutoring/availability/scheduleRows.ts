import { createHash } from 'node:crypto';
import { and, asc, between, eq, or, type SQL } from 'drizzle-orm';
import {
  SLOT_MINUTES,
  type DateRow,
  type UserScheduleDate,
  type WeeklyRow,
} from '#shared/contract/tutoring/schedules.ts';
import { slotsOf } from '#shared/tutoring/openSlots.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { userScheduleDates } from '#server/db/tables/tutoring/availability.ts';

/** Days in Seoul as `YYYY-MM-DD`, both within. */
export interface Days {
  readonly first: string;
  readonly last: string;
}
/** The part of a schedule: the hours of every week, or the exceptions of some days. */
export type Part = 'DAY' | Days;

/** The days of a month as `YYYY-MM`. */
export function daysOfMonth(yearMonth: string): Days {
  const [year = 0, month = 0] = yearMonth.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { first: `${yearMonth}-01`, last: `${yearMonth}-${String(last).padStart(2, '0')}` };
}

const isPart = (part: Part): SQL | undefined =>
  part === 'DAY'
    ? eq(userScheduleDates.scheduleType, 'DAY')
    : between(userScheduleDates.startDate, part.first, part.last);

/** The slots of some parts, in the order of days and hours. */
export async function readRows(
  db: Database | Transaction,
  { teacherId, parts }: { readonly teacherId: number; readonly parts: readonly Part[] },
): Promise<UserScheduleDate[]> {
  const rows = await db
    .select()
    .from(userScheduleDates)
    .where(and(eq(userScheduleDates.userId, teacherId), or(...parts.map(isPart))))
    .orderBy(
      asc(userScheduleDates.startDate),
      asc(userScheduleDates.startDayOfTheWeek),
      asc(userScheduleDates.startTime),
    );
  return rows.map(({ id, userId: _userId, ...row }) => ({ userScheduleDateId: id, ...row }));
}

/** Equal hours have equal versions, however often they were saved. */
export function versionOf(rows: readonly UserScheduleDate[]): string {
  const hours = rows.map((row) =>
    [row.startDate, row.startDayOfTheWeek, row.startTime, row.scheduleDateState].join(),
  );
  return createHash('sha256').update(hours.toSorted().join(';')).digest('base64url').slice(0, 22);
}

/** Puts slots in the place of a part. The caller holds the lock of the teacher. */
export async function replaceRows(
  tx: Transaction,
  {
    teacherId,
    part,
    rows,
  }: { readonly teacherId: number; readonly part: Part; readonly rows: readonly (WeeklyRow | DateRow)[] },
): Promise<void> {
  await tx.delete(userScheduleDates).where(and(eq(userScheduleDates.userId, teacherId), isPart(part)));
  const slots = rows.flatMap((row) =>
    slotsOf(row).map((startTime) => ({
      ...row,
      userId: teacherId,
      startTime,
      endTime: startTime + SLOT_MINUTES,
    })),
  );
  if (slots.length > 0) await tx.insert(userScheduleDates).values(slots);
}
