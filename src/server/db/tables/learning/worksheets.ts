import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { COURSE_LEVELS, ENROL_PAYMENT_TYPES } from '#shared/contract/learning/contentFields.ts';
import { CHARACTERS } from '#shared/contract/learning/lessons.ts';
import { changedIndex, contentColumns } from '#server/db/contentColumns.ts';
import { seedColumns } from '#server/db/seedRows.ts';
import { channels } from '#server/db/tables/channels/channels.ts';

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
  (t) => [
    index('worksheets_channel_idx').on(t.channelId, t.orderNo, t.id),
    changedIndex('worksheets_changed_idx', t),
  ],
);
