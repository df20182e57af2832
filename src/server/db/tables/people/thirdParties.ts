import { boolean, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** A user's answer to usage figures being sent to third parties; a user who was not asked has no row. */
export const trackingConsents = pgTable('tracking_consents', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  isGiven: boolean().notNull(),
  decidedAt: timestamp({ withTimezone: true }).notNull(),
});
