import { boolean, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, index } from 'drizzle-orm/pg-core';
import { CHANNEL_ROLES } from '#shared/contract/roles.ts';
import { users } from '#server/db/tables/people/accounts.ts';

export const channels = pgTable(
  'channels',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    channelDomain: text().notNull(),
    channelName: text().notNull(),
    joinMethod: text({ enum: ['IMMEDIATELY', 'MANAGER_APPROVAL'] })
      .notNull()
      .default('IMMEDIATELY'),
    dolphinVisibleState: text({ enum: ['VISIBLE', 'INVISIBLE', 'ONLY_CHANNEL_VISIBLE'] })
      .notNull()
      .default('VISIBLE'),
    superChannelId: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('channels_domain_key').on(t.channelDomain)],
);

/** A member of a channel and every role it holds there. */
export const channelMembers = pgTable(
  'channel_members',
  {
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roles: text({ enum: CHANNEL_ROLES }).array().notNull(),
    nickname: text().notNull(),
    introduction: text().notNull().default(''),
    phoneNumber: text().notNull().default(''),
    marketingConsent: boolean().notNull().default(false),
    joinedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.channelId, t.userId] }), index('channel_members_user_idx').on(t.userId), index('channel_members_joined_idx').on(t.channelId, t.joinedAt)],
);
