import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { seedColumns } from '#server/db/seedRows.ts';

/** Notices of the product, open to everybody. */
export const boardNotices = pgTable(
  'board_notices',
  {
    ...seedColumns,
    title: text().notNull(),
    content: text().notNull(),
    pinned: boolean().notNull().default(false),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('board_notices_order_idx').on(t.pinned, t.publishedAt, t.id)],
);
