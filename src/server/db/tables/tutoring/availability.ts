import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { SCHEDULE_DATE_STATES, SCHEDULE_TYPES, WEEK_DAYS } from '#shared/contract/tutoring/schedules.ts';
import { users } from '#server/db/tables/people/accounts.ts';

/** The hours of a teacher: one row for each slot of every week (DAY) and each slot that differs on a date (DATE). */
export const userScheduleDates = pgTable(
  'user_schedule_dates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    scheduleType: text({ enum: SCHEDULE_TYPES }).notNull(),
    /** Set for a DAY. */
    startDayOfTheWeek: text({ enum: WEEK_DAYS }),
    /** Set for a DATE: the day in Seoul. */
    startDate: date({ mode: 'string' }),
    /** Minutes from midnight in Seoul. */
    startTime: integer().notNull(),
    endTime: integer().notNull(),
    scheduleDateState: text({ enum: SCHEDULE_DATE_STATES }).notNull(),
  },
  (t) => [
    unique('user_schedule_dates_day').on(t.userId, t.startDayOfTheWeek, t.startTime),
    unique('user_schedule_dates_date').on(t.userId, t.startDate, t.startTime),
    check(
      'user_schedule_dates_type',
      sql`(${t.scheduleType} = 'DAY') = (${t.startDayOfTheWeek} is not null) and (${t.scheduleType} = 'DATE') = (${t.startDate} is not null)`,
    ),
    check(
      'user_schedule_dates_slot',
      sql`${t.startTime} between 0 and 1380 and ${t.startTime} % 60 = 0 and ${t.endTime} = ${t.startTime} + 60`,
    ),
  ],
);
