import { sql } from 'drizzle-orm';
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
import { GROUP_COLOURS } from '#shared/contract/channels/groups.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { channelMembers, channels } from './channels.ts';

export const channelGroups = pgTable(
  'channel_groups',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    colour: text({ enum: GROUP_COLOURS }).notNull().default('SEA'),
    /** The code that a member types to join; null where only staff add members. */
    groupCode: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('channel_groups_name_key').on(t.channelId, t.name),
    uniqueIndex('channel_groups_code_key')
      .on(t.channelId, t.groupCode)
      .where(sql`${t.groupCode} is not null`),
    // The members' foreign key refers to this: a group of that channel.
    unique('channel_groups_channel_key').on(t.id, t.channelId),
  ],
);

/** Deleted with the membership: a user who leaves the channel leaves its groups. */
export const channelGroupMembers = pgTable(
  'channel_group_members',
  {
    channelId: integer().notNull(),
    groupId: integer().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.userId] }),
    index('channel_group_members_user_idx').on(t.userId, t.channelId),
    index('channel_group_members_channel_idx').on(t.channelId, t.userId),
    foreignKey({
      name: 'channel_group_members_group_fk',
      columns: [t.groupId, t.channelId],
      foreignColumns: [channelGroups.id, channelGroups.channelId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'channel_group_members_member_fk',
      columns: [t.channelId, t.userId],
      foreignColumns: [channelMembers.channelId, channelMembers.userId],
    }).onDelete('cascade'),
  ],
);
