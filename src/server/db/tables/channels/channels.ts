import { sql, type SQL } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, timestamp, uniqueIndex, index } from 'drizzle-orm/pg-core';
import { MEMBER_STANDINGS } from '#shared/contract/channels/members.ts';
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
    joinedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** What a suspended or banned member held before; null for all others. */
    formerRoles: text({ enum: CHANNEL_ROLES }).array(),
    /** In which list of members the roles put the member. */
    standing: text({ enum: MEMBER_STANDINGS })
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`case
          when ${channelMembers.roles} && '{BEN}'::text[] then 'BEN'
          when ${channelMembers.roles} && '{SUSPEND}'::text[] then 'SUSPEND'
          when ${channelMembers.roles} && '{ROLE_ADMIN,ROLE_CHANNEL_MASTER,MANAGER,TEACHER}'::text[] then 'STAFF'
          when ${channelMembers.roles} && '{ADVANCED_LECTURER,ADVANCED,LECTURER,USER,VISITOR}'::text[] then 'MEMBER'
          when ${channelMembers.roles} && '{PENDING}'::text[] then 'PENDING'
          else 'OUTSIDE' end`,
      ),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.userId] }),
    index('channel_members_user_idx').on(t.userId),
    index('channel_members_standing_idx').on(t.channelId, t.standing, t.nickname, t.userId),
    index('channel_members_active_idx')
      .on(t.channelId, t.nickname, t.userId)
      .where(sql`${t.standing} in ('STAFF', 'MEMBER')`),
  ],
);
