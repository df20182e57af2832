import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import type { CodeObjectAct } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { submissions } from '#server/db/tables/learning/submissions.ts';
import { users } from '#server/db/tables/people/accounts.ts';

/** The program of a user that drives an object: that of its last accepted submission. */
export const codeObjectPrograms = pgTable(
  'code_object_programs',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** An id of `content/codeObjects.ts`. */
    objectId: integer().notNull(),
    /** A submission that was handed in earlier and judged later, or again, replaces nothing. */
    submissionId: integer()
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    language: text({ enum: LANGUAGES }).notNull(),
    source: text().notNull(),
    /** The actions of the program on the first seed. */
    acts: jsonb().$type<readonly CodeObjectAct[]>().notNull(),
    durationMs: integer().notNull(),
    isShared: boolean().notNull().default(true),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.objectId] }),
    // Erasing a submission looks rows up by it.
    uniqueIndex('code_object_programs_submission').on(t.submissionId),
  ],
);

/** How far a user is with a foe of a map. */
export const foeStates = pgTable(
  'foe_states',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** An id of `content/foes.ts`. */
    foeId: integer().notNull(),
    /** Phases that were won, in their order. */
    wonCount: integer().notNull(),
    /** Null before the last phase is won; never changed afterwards. */
    beatenAt: timestamp({ withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.foeId] })],
);
