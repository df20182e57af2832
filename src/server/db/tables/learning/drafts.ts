import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { problems } from './problems.ts';

export const drafts = pgTable(
  'drafts',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    problemId: integer()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    language: text({ enum: LANGUAGES }).notNull(),
    source: text().notNull(),
    version: integer().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.problemId, t.language] })],
);

export const draftVersions = pgTable(
  'draft_versions',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    problemId: integer()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    language: text({ enum: LANGUAGES }).notNull(),
    version: integer().notNull(),
    source: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.problemId, t.language, t.version] })],
);
