import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#server/db/tables/people/accounts.ts';
import { channelMembers } from './channels.ts';

/** The person that staff call about a member. */
export const channelContacts = pgTable(
  'channel_contacts',
  {
    channelId: integer().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Digits alone; empty where there is none. */
    phoneNumber: text().notNull().default(''),
    guardianName: text().notNull().default(''),
    guardianPhoneNumber: text().notNull().default(''),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.userId] }),
    index('channel_contacts_user_idx').on(t.userId),
    foreignKey({
      name: 'channel_contacts_member_fk',
      columns: [t.channelId, t.userId],
      foreignColumns: [channelMembers.channelId, channelMembers.userId],
    }).onDelete('cascade'),
  ],
);
