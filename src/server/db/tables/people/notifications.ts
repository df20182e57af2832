import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { NOTIFICATION_TYPES } from '#shared/contract/people/notifications.ts';
import { users } from './accounts.ts';

/** Notifications of the last 90 days, in the words of their time. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    notificationType: text({ enum: NOTIFICATION_TYPES }).notNull(),
    title: text().notNull(),
    content: text().notNull(),
    subjectId: integer(),
    /** The channel that it happened in. */
    channelId: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    checkedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('notifications_user_idx').on(t.userId, t.id),
    index('notifications_unread_idx')
      .on(t.userId)
      .where(sql`${t.checkedAt} is null`),
    index('notifications_created_idx').on(t.createdAt),
  ],
);
