import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  CHANNEL_PLANS,
  CONSENT_KINDS,
  JOIN_METHODS,
  VISIBLE_STATES,
  type PluginMap,
} from '#shared/contract/channels/channelFields.ts';
import { FLAG_COLOUR_NAMES, FLAG_EMBLEM_NAMES } from '#shared/contract/channels/channelFlags.ts';
import { MEMBER_STANDINGS } from '#shared/contract/channels/memberFields.ts';
import { CHANNEL_ROLES } from '#shared/contract/roles.ts';
import { users } from '#server/db/tables/people/accounts.ts';

export const channels = pgTable(
  'channels',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    channelDomain: text().notNull(),
    channelName: text().notNull(),
    joinMethod: text({ enum: JOIN_METHODS }).notNull().default('IMMEDIATELY'),
    dolphinVisibleState: text({ enum: VISIBLE_STATES }).notNull().default('VISIBLE'),
    superChannelId: integer(),
    plan: text({ enum: CHANNEL_PLANS }).notNull().default('FREE'),
    flagColour: text({ enum: FLAG_COLOUR_NAMES }).notNull().default('SEA'),
    flagEmblem: text({ enum: FLAG_EMBLEM_NAMES }).notNull().default('DOLPHIN'),
    introduction: text().notNull().default(''),
    /** A missing part counts as in `FIRST_PLUGINS`. */
    plugins: jsonb().$type<Partial<PluginMap>>().notNull().default({}),
    /** Addresses elsewhere, by kind. */
    links: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The legal details of a business, by field. */
    businessInfo: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The maker; null for a channel of the product, and once that account is erased. */
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The time of closing. A closed channel exists for nobody; its owner may open it again until it is erased. */
    closedAt: timestamp({ withTimezone: true }),
    closedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The time at which members and words of a closed channel were removed; the row stays for its payments. */
    erasedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('channels_domain_key').on(t.channelDomain),
    index('channels_super_idx').on(t.superChannelId),
    index('channels_created_by_idx').on(t.createdBy),
    index('channels_closed_by_idx').on(t.closedBy),
    index('channels_closed_idx')
      .on(t.closedAt)
      .where(sql`${t.closedAt} is not null and ${t.erasedAt} is null`),
  ],
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
    /** The number in the class, as the school gives it; empty for none. */
    rollNumber: text().notNull().default(''),
    /** Digits alone; empty for none. */
    phoneNumber: text().notNull().default(''),
    /** The last answers; `channel_consents` has all of them. */
    marketingConsent: boolean().notNull().default(false),
    channelPersonalInformationConsent: boolean().notNull().default(false),
    joinedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The former roles of a suspended or banned member; null for all others. */
    formerRoles: text({ enum: CHANNEL_ROLES }).array(),
    /** The roles that a member of staff had among the members, which come back after a dismissal. */
    memberRoles: text({ enum: CHANNEL_ROLES }).array(),
    /** The list of members to which the roles assign the member. */
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
    index('channel_members_joined_idx').on(t.channelId, t.joinedAt),
    index('channel_members_standing_idx').on(t.channelId, t.standing, t.nickname, t.userId),
    // The roles are included, so that a name and a role are found together without reading the members themselves.
    index('channel_members_active_idx')
      .on(t.channelId, t.nickname, t.userId, t.roles)
      .where(sql`${t.standing} in ('STAFF', 'MEMBER')`),
  ],
);

/** The answers of members about a consent, with text and time; rows are only added. */
export const channelConsents = pgTable(
  'channel_consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: CONSENT_KINDS }).notNull(),
    isGiven: boolean().notNull(),
    version: integer().notNull(),
    answeredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('channel_consents_member_idx').on(t.channelId, t.userId, t.id),
    index('channel_consents_user_idx').on(t.userId),
  ],
);
