import { foreignKey, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#server/db/tables/people/accounts.ts';
import { channelPosts } from './posts.ts';

/** Comments on posts, and replies to comments, which name their comment. */
export const channelComments = pgTable(
  'channel_comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    postId: integer()
      .notNull()
      .references(() => channelPosts.id, { onDelete: 'cascade' }),
    /** The comment that a reply answers; null for a comment. */
    parentId: integer(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    mentions: jsonb().$type<{ userId: number; nickname: string }[]>().notNull(),
    replyCount: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    hiddenAt: timestamp({ withTimezone: true }),
    removedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    foreignKey({
      columns: [t.parentId],
      foreignColumns: [t.id],
      name: 'channel_comments_parent_fk',
    }).onDelete('cascade'),
    index('channel_comments_order_idx').on(t.postId, t.parentId, t.id),
    index('channel_comments_parent_idx').on(t.parentId, t.id),
    index('channel_comments_user_idx').on(t.userId),
  ],
);
