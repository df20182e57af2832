import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#server/db/tables/people/accounts.ts';

/** Skills that a user has learned. Costs and effects of levels are content; only the learned level is stored. */
export const userSkills = pgTable(
  'user_skills',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    skillId: integer().notNull(),
    level: integer().notNull(),
    acquiredAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    upgradedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.skillId] }),
    check('user_skills_level_positive', sql`${t.level} >= 1`),
  ],
);
