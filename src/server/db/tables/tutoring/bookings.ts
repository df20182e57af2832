import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { MEETING_TYPES } from '#shared/contract/tutoring/meetings.ts';
import { PROGRESS_STATES, REGISTRATION_STATES } from '#shared/contract/tutoring/registrations.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { tickets } from './tickets.ts';

/** A lesson of one pupil with one teacher. */
export const registrationDates = pgTable(
  'registration_dates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null once the teacher's account is gone; pupils keep their past lessons. */
    teacherId: integer().references(() => users.id, { onDelete: 'set null' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The class that both are in. */
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    ticketId: integer()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    registrationState: text({ enum: REGISTRATION_STATES }).notNull().default('RESERVED'),
    progressState: text({ enum: PROGRESS_STATES }).notNull().default('READY'),
    /** The teacher's words about the lesson, which the pupil reads. */
    note: text().notNull().default(''),
    /** The start of the lesson that both were reminded of, so that each start is reminded once. */
    remindedDayFor: timestamp({ withTimezone: true }),
    remindedSoonFor: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    cancelledBy: integer().references(() => users.id, { onDelete: 'set null' }),
    cancelledAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    // A cancelled lesson leaves its place to others.
    uniqueIndex('registration_dates_slot')
      .on(t.teacherId, t.startsAt)
      .where(sql`${t.registrationState} <> 'CANCELLED'`),
    uniqueIndex('registration_dates_pupil_slot')
      .on(t.userId, t.startsAt)
      .where(sql`${t.registrationState} <> 'CANCELLED'`),
    index('registration_dates_channel_idx').on(t.channelId, t.startsAt),
    index('registration_dates_ticket_idx').on(t.ticketId),
    index('registration_dates_cancelled_by_idx').on(t.cancelledBy),
    index('registration_dates_reserved_idx')
      .on(t.startsAt)
      .where(sql`${t.registrationState} = 'RESERVED'`),
  ],
);

/** A user's settings of lessons: reminders of everybody, the usual link of a teacher, the secret of a calendar. */
export const registrationOptions = pgTable(
  'registration_options',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    remindsDayBefore: boolean().notNull().default(true),
    remindsSoon: boolean().notNull().default(true),
    /** Used by lessons without a link of their own. */
    meetingType: text({ enum: MEETING_TYPES }),
    meetingUrl: text(),
    /** The time at which a child last asked its guardian for tickets. */
    askedGuardianAt: timestamp({ withTimezone: true }),
    /** Hash of the key in the address of the calendar; null without one. */
    calendarKeyHash: text(),
  },
  (t) => [uniqueIndex('registration_options_calendar_key').on(t.calendarKeyHash)],
);
