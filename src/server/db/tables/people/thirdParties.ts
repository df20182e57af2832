import { boolean, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** Whether a user agrees to figures of use being sent to third parties; no row for whoever was not asked. */
export const trackingConsents = pgTable('tracking_consents', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  isGiven: boolean().notNull(),
  decidedAt: timestamp({ withTimezone: true }).notNull(),
});
