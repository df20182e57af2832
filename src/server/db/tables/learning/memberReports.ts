import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';

/** The teacher's words on the report of a member; they go with the membership. */
export const memberReports = pgTable(
  'member_reports',
  {
    channelId: integer().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    words: text().notNull(),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.userId] }),
    index('member_reports_user_idx').on(t.userId),
    index('member_reports_author_idx').on(t.authorId),
    foreignKey({
      name: 'member_reports_member_fk',
      columns: [t.channelId, t.userId],
      foreignColumns: [channelMembers.channelId, channelMembers.userId],
    }).onDelete('cascade'),
  ],
);
