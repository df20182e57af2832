import { index, integer, jsonb, pgTable, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ProblemCheck, ProblemDraftContent } from '#shared/contract/learning/authoring/problemDrafts.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { problems } from './problems.ts';

/** Problems as staff of a channel makes them; a published one has its row in `problems`. */
export const problemDrafts = pgTable(
  'problem_drafts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    content: jsonb().$type<ProblemDraftContent>().notNull(),
    /** Counts up with every save, from 1. */
    version: integer().notNull().default(1),
    /** Kept when the problem is withdrawn, so that its submissions are found again when it returns. */
    problemId: integer().references(() => problems.id, { onDelete: 'set null' }),
    /** What pupils solve; null for a draft. */
    publishedVersion: integer(),
    /** By its id: a job of an earlier check does nothing. */
    publishCheck: jsonb().$type<ProblemCheck & { checkId: string }>(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('problem_drafts_channel_idx').on(t.channelId, t.id),
    index('problem_drafts_author_idx').on(t.authorId),
    uniqueIndex('problem_drafts_problem').on(t.problemId),
  ],
);
