import { sql } from 'drizzle-orm';
import { boolean, index, integer, text, timestamp, type ExtraConfigColumn } from 'drizzle-orm/pg-core';
import { CONTENT_VISIBLE_STATES } from '#shared/contract/learning/contentFields.ts';
import { users } from '#server/db/tables/people/accounts.ts';

/** Columns of everything that staff makes for lessons, in addition to `seedColumns`. */
export const contentColumns = {
  /** Only staff of the channel see INVISIBLE content. */
  visibleState: text({ enum: CONTENT_VISIBLE_STATES }).notNull().default('VISIBLE'),
  /** Null for content of the product and after the account is deleted. */
  authorId: integer().references(() => users.id, { onDelete: 'set null' }),
  /** The content of the product's shelf, or of a file, that it was copied from. */
  sourceId: integer(),
  /** Grows with every change; a save names the version it read. */
  version: integer().notNull().default(1),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
};

/**
 * The last changed content comes first in every list of a channel's contents. The last two columns let the contents of
 * a list be counted from the index alone.
 */
export const changedIndex = (
  name: string,
  t: Readonly<Record<'channelId' | 'updatedAt' | 'id' | 'removed' | 'visibleState', ExtraConfigColumn>>,
) =>
  index(name).on(
    t.channelId,
    t.updatedAt.desc().nullsFirst(),
    t.id.desc().nullsFirst(),
    t.removed,
    t.visibleState,
  );

const noTexts = sql`'{}'::text[]`;

/** The introduction of a course; a course class has its own, which begins as the course's. */
export const introColumns = {
  introUsed: boolean().notNull().default(false),
  contentTitle: text().notNull().default(''),
  courseStorageAchievementList: text().array().notNull().default(noTexts),
  courseStorageSubjectList: text().array().notNull().default(noTexts),
  courseStorageGoodPeopleList: text().array().notNull().default(noTexts),
  prerequisiteKnowledgeList: text().array().notNull().default(noTexts),
  closingContent: text().notNull().default(''),
};
