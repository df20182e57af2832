import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { MEMBER_ROLES, type ResultGain, type RoomSettings } from '#shared/contract/battle/battles.ts';
import { TIERS } from '#shared/content/tiers.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { contests } from './scoreboard.ts';

export const battleRooms = pgTable(
  'battle_rooms',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Unique among open rooms. */
    code: text().notNull(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    hostId: integer().references(() => users.id, { onDelete: 'set null' }),
    passwordHash: text(),
    settings: jsonb().$type<RoomSettings>().notNull(),
    isQuick: boolean().notNull().default(false),
    isClass: boolean().notNull().default(false),
    /** Set for quick matches. */
    tier: text({ enum: TIERS }),
    state: text({ enum: ['WAITING', 'RUNNING', 'ENDED', 'CLOSED'] })
      .notNull()
      .default('WAITING'),
    /** When a quick match starts with those who are ready; null while no clock runs. */
    startsAt: timestamp({ withTimezone: true }),
    /** The present or last race. */
    contestId: integer().references(() => contests.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The last activity in the room. */
    activeAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('battle_rooms_open_code')
      .on(t.code)
      .where(sql`${t.state} <> 'CLOSED'`),
    index('battle_rooms_lobby_idx')
      .on(t.channelId, t.id)
      .where(sql`${t.state} <> 'CLOSED'`),
    index('battle_rooms_active_idx')
      .on(t.activeAt)
      .where(sql`${t.state} <> 'CLOSED'`),
    index('battle_rooms_contest_idx').on(t.contestId),
    index('battle_rooms_host_idx').on(t.hostId),
  ],
);

export const battleMembers = pgTable(
  'battle_members',
  {
    roomId: integer()
      .notNull()
      .references(() => battleRooms.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: MEMBER_ROLES }).notNull(),
    state: text({ enum: ['IN', 'LEFT', 'KICKED'] }).notNull(),
    teamId: integer(),
    ready: boolean().notNull().default(false),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.roomId, t.userId] }),
    index('battle_members_user_idx').on(t.userId),
    uniqueIndex('battle_members_one_room')
      .on(t.userId)
      .where(sql`${t.state} = 'IN'`),
  ],
);

/** An invited user needs no password. */
export const battleInvitations = pgTable(
  'battle_invitations',
  {
    roomId: integer()
      .notNull()
      .references(() => battleRooms.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.roomId, t.userId] }), index('battle_invitations_user_idx').on(t.userId)],
);

/** The skill of a player by its battles: a mean and a doubt. */
export const battleRatings = pgTable('battle_ratings', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  mu: doublePrecision().notNull(),
  sigma: doublePrecision().notNull(),
  battleCount: integer().notNull().default(0),
  winCount: integer().notNull().default(0),
  /** The last day in Seoul with a reward, and how many there were on it. */
  rewardDay: text().notNull().default(''),
  rewardCount: integer().notNull().default(0),
});

/** The results of a race for each of its players, written once by the transaction that ends it. */
export const battleResults = pgTable(
  'battle_results',
  {
    contestId: integer()
      .notNull()
      .references(() => contests.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rank: integer().notNull(),
    solved: integer().notNull(),
    wrong: integer().notNull(),
    gains: jsonb().$type<readonly ResultGain[]>().notNull(),
    point: integer().notNull(),
    exp: integer().notNull(),
    /** Nothing was given because the rewards of the day were used up. */
    isOverDay: boolean().notNull(),
    /** Null where the race was not rated. */
    ratingBefore: integer(),
    ratingAfter: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.contestId, t.userId] }),
    index('battle_results_user_idx').on(t.userId, t.contestId),
  ],
);
