import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#server/db/tables/people/accounts.ts';

/** Quests that a user has taken. Goals and rewards are content; only the progress is stored. */
export const userQuests = pgTable(
  'user_quests',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questId: integer().notNull(),
    state: text({ enum: ['IN_PROGRESS', 'READY', 'COMPLETED'] }).notNull(),
    /** The day or Monday of the week for which a repeated quest was taken, `YYYY-MM-DD` in Seoul; else empty. */
    period: text().notNull().default(''),
    acceptedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    completedAt: timestamp({ withTimezone: true }),
    rewardSeen: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.userId, t.questId] })],
);

export const userQuestGoals = pgTable(
  'user_quest_goals',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questId: integer().notNull(),
    goalIndex: integer().notNull(),
    completedCount: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.questId, t.goalIndex] })],
);

/** Every completion; a daily or weekly quest has one for each day or week. */
export const userQuestCompletions = pgTable(
  'user_quest_completions',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questId: integer().notNull(),
    period: text().notNull(),
    completedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.questId, t.period] })],
);

/** Objects of the world that quests have changed for a user. */
export const userObjectStates = pgTable(
  'user_object_states',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    objectId: integer().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.objectId] })],
);

/** Rewards handed out by quests, for the reward history. */
export const userQuestRewards = pgTable(
  'user_quest_rewards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questId: integer().notNull(),
    mapId: integer().notNull(),
    rewardType: text().notNull(),
    rewardId: integer().notNull(),
    rewardCount: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('user_quest_rewards_user_idx').on(t.userId, t.id)],
);
