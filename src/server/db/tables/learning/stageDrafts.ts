import { index, integer, jsonb, pgTable, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StageCheck, StageDraftContent } from '#shared/contract/learning/authoring/stageDrafts.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { problems } from './problems.ts';

/** A check by its id: a job of an earlier one does nothing. */
export type StoredStageCheck = StageCheck & { checkId: string };

/** Stages as staff of a channel make them; a published one has its problem. */
export const stageDrafts = pgTable(
  'stage_drafts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Read through its schema. */
    content: jsonb().$type<StageDraftContent>().notNull(),
    /** Counts up with every save, from 1. */
    version: integer().notNull(),
    /** Kept when the stage is taken back, so that stars are found again when it returns. */
    problemId: integer().references(() => problems.id, { onDelete: 'set null' }),
    /** What children play; null for a draft. */
    publishedVersion: integer(),
    publishCheck: jsonb().$type<StoredStageCheck>(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('stage_drafts_channel_idx').on(t.channelId, t.id),
    index('stage_drafts_author_idx').on(t.authorId),
    uniqueIndex('stage_drafts_problem').on(t.problemId),
  ],
);
