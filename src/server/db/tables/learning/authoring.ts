import { AUTHORING_KINDS, DRAFT_KINDS } from '#shared/contract/learning/authoring/kinds.ts';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DraftCheck } from '#shared/contract/learning/authoring/drafts.ts';
import type { ProblemDraftContent } from '#shared/contract/learning/authoring/problemDrafts.ts';
import type { StageDraftContent } from '#shared/contract/learning/authoring/stageDrafts.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { problems } from './problems.ts';

/** Problems and stages as staff of a channel writes them; a published one has its row in `problems`. */
export const authoringDrafts = pgTable(
  'authoring_drafts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    kind: text({ enum: DRAFT_KINDS }).notNull(),
    /** The content as the schema of the kind says. */
    content: jsonb().$type<ProblemDraftContent | StageDraftContent>().notNull(),
    /** Counts up with every save, from 1. */
    version: integer().notNull().default(1),
    /** Kept when it is taken back, so that what was handed in and stars are found again when it returns. */
    problemId: integer().references(() => problems.id, { onDelete: 'set null' }),
    /** The version that pupils see; null for a draft. */
    publishedVersion: integer(),
    /** The id tells checks apart: a job of an earlier one does nothing. */
    publishCheck: jsonb().$type<DraftCheck & { checkId: string }>(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('authoring_drafts_channel_idx').on(t.channelId, t.kind, t.id),
    index('authoring_drafts_author_idx').on(t.authorId),
    uniqueIndex('authoring_drafts_problem').on(t.problemId),
  ],
);

/** Earlier states of staff's contents of all kinds, to be restored. A sitting of one author is one row. */
export const authoringVersions = pgTable(
  'authoring_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    kind: text({ enum: AUTHORING_KINDS }).notNull(),
    /** The id of the content; of a problem and a stage the id of the draft. */
    contentId: integer().notNull(),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The body that the editor saves, as the schema of the kind says. */
    body: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Names of the fields of `body` that differ from the row before; empty for the first row. */
    changedFields: text().array().notNull(),
    begunAt: timestamp({ withTimezone: true }).notNull(),
    /** The last save of the sitting. */
    savedAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was shown to pupils; null for never. */
    publishedAt: timestamp({ withTimezone: true }),
    /** `savedAt` of the version that was restored; null for one that was written. */
    restoredFrom: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('authoring_versions_content_idx').on(t.channelId, t.kind, t.contentId, t.id),
    index('authoring_versions_author_idx').on(t.authorId),
  ],
);
