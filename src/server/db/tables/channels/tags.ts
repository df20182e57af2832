import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#server/db/tables/people/accounts.ts';
import { channelMembers, channels } from './channels.ts';

export const channelTags = pgTable(
  'channel_tags',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    tag: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('channel_tags_tag_key').on(t.channelId, t.tag),
    unique('channel_tags_channel_key').on(t.id, t.channelId),
  ],
);

/** Tags that staff gave to members; they go with the membership. */
export const channelMemberTags = pgTable(
  'channel_member_tags',
  {
    channelId: integer().notNull(),
    tagId: integer().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    taggedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tagId, t.userId] }),
    index('channel_member_tags_member_idx').on(t.channelId, t.userId),
    index('channel_member_tags_user_idx').on(t.userId),
    foreignKey({
      name: 'channel_member_tags_tag_fk',
      columns: [t.tagId, t.channelId],
      foreignColumns: [channelTags.id, channelTags.channelId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'channel_member_tags_member_fk',
      columns: [t.channelId, t.userId],
      foreignColumns: [channelMembers.channelId, channelMembers.userId],
    }).onDelete('cascade'),
  ],
);
