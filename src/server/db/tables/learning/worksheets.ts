import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { COURSE_LEVELS, ENROL_PAYMENT_TYPES } from '#shared/contract/learning/contentFields.ts';
import { CHARACTERS } from '#shared/contract/learning/lessons.ts';
import { contentColumns } from '#server/db/contentColumns.ts';
import { seedColumns } from '#server/db/seedRows.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';

/** A collection of exercises; its chapters are rows of `lessons`. */
export const worksheets = pgTable(
  'worksheets',
  {
    ...seedColumns,
    ...contentColumns,
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    content: text().notNull().default(''),
    character: text({ enum: CHARACTERS }).notNull().default('CRAB'),
    level: text({ enum: COURSE_LEVELS }).notNull().default('BEGINNER'),
    paymentType: text({ enum: ENROL_PAYMENT_TYPES }).notNull().default('FREE'),
    /** Points, or won for CASH; 0 when FREE. */
    cost: integer().notNull().default(0),
    orderNo: integer().notNull().default(0),
  },
  (t) => [index('worksheets_channel_idx').on(t.channelId, t.orderNo, t.id)],
);

export const worksheetEnrolments = pgTable(
  'worksheet_enrolments',
  {
    worksheetId: integer()
      .notNull()
      .references(() => worksheets.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    pointsPaid: integer().notNull().default(0),
    enrolledAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.worksheetId, t.userId] }),
    index('worksheet_enrolments_user_idx').on(t.userId),
  ],
);
