import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { PROBLEM_KINDS, type Language } from '#shared/contract/learning/problems.ts';
import { changedIndex, contentColumns } from '#server/db/contentColumns.ts';
import { seedColumns } from '#server/db/seedRows.ts';
import { channels } from '#server/db/tables/channels/channels.ts';

/** Parsed by `judgingOf` before use: staff write it. */
export type StoredChecker =
  | { kind: 'trimmed' }
  | { kind: 'exact' }
  | { kind: 'tokens' }
  | { kind: 'numeric'; tolerance: number }
  | { kind: 'custom'; source: string };

/** Cases, by their numbers, that give their points only when all of them pass. */
export interface StoredSubtask {
  points: number;
  cases: number[];
}

export const problems = pgTable(
  'problems',
  {
    ...seedColumns,
    ...contentColumns,
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    content: text().notNull(),
    difficulty: integer().notNull().default(1),
    kind: text({ enum: PROBLEM_KINDS }).notNull().default('CODE'),
    /** The initial code of the editor, by allowed language. */
    starterCodes: jsonb().$type<Partial<Record<Language, string>>>().notNull().default({}),
    /** Types of blocks on offer for BLOCKS; null for all. A stage has its own. */
    toolbox: text().array(),
    /** Set for a STAGE; read through its schema. */
    stage: jsonb(),
    /** Set for an OBJECT; read through its schema. */
    object: jsonb(),
    timeLimitMs: integer().notNull(),
    memoryLimitBytes: integer().notNull(),
    outputLimitBytes: integer().notNull(),
    checker: jsonb().$type<StoredChecker>().notNull(),
    /** Null: only a submission that passes every case counts. */
    subtasks: jsonb().$type<StoredSubtask[]>(),
    hints: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
  },
  (t) => [
    index('problems_stage_idx')
      .on(t.channelId, t.id)
      .where(sql`${t.kind} = 'STAGE' and not ${t.removed}`),
    changedIndex('problems_changed_idx', t),
  ],
);

export const problemCases = pgTable(
  'problem_cases',
  {
    problemId: integer()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    /** Numbered from 1. */
    caseNumber: integer().notNull(),
    input: text().notNull(),
    expected: text().notNull(),
    hidden: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.problemId, t.caseNumber] })],
);
