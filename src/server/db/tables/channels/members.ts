import { boolean, foreignKey, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { VERIFICATION_STATES } from '#shared/contract/channels/memberVerifications.ts';
import type { ChannelRole } from '#shared/contract/roles.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { channelMembers, channels } from './channels.ts';

/** One member's roles before and after a change by staff. */
export interface RoleChange {
  readonly userId: number;
  readonly before: readonly ChannelRole[];
  readonly after: readonly ChannelRole[];
}

/** Changes of roles by staff, which can be undone once. */
export const channelRoleChanges = pgTable(
  'channel_role_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    actorId: integer().notNull(),
    action: text().notNull(),
    changes: jsonb().$type<RoleChange[]>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('channel_role_changes_channel_idx').on(t.channelId, t.id),
    index('channel_role_changes_created_idx').on(t.createdAt),
  ],
);

/** Members who asked to be recognised as pupils of the channel, under their real name. */
export const channelVerifications = pgTable(
  'channel_verifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    message: text().notNull().default(''),
    state: text({ enum: VERIFICATION_STATES }).notNull().default('PENDING'),
    answeredBy: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    answeredAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('channel_verifications_channel_idx').on(t.channelId, t.state, t.id),
    index('channel_verifications_answered_idx').on(t.answeredAt),
    index('channel_verifications_user_idx').on(t.userId, t.channelId),
    foreignKey({
      name: 'channel_verifications_member_fk',
      columns: [t.channelId, t.userId],
      foreignColumns: [channelMembers.channelId, channelMembers.userId],
    }).onDelete('cascade'),
  ],
);

/** The one open offer of a channel to become its owner; it goes with the membership of either side. */
export const channelOwnerOffers = pgTable(
  'channel_owner_offers',
  {
    channelId: integer().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    offeredBy: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The owner who offers stays one; otherwise it becomes a manager. */
    isSecond: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('channel_owner_offers_user_idx').on(t.userId),
    index('channel_owner_offers_by_idx').on(t.offeredBy),
    foreignKey({
      name: 'channel_owner_offers_member_fk',
      columns: [t.channelId, t.userId],
      foreignColumns: [channelMembers.channelId, channelMembers.userId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'channel_owner_offers_owner_fk',
      columns: [t.channelId, t.offeredBy],
      foreignColumns: [channelMembers.channelId, channelMembers.userId],
    }).onDelete('cascade'),
  ],
);
