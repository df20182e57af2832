import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { changedIndex, contentColumns } from '#server/db/contentColumns.ts';
import { seedColumns } from '#server/db/seedRows.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { problems } from './problems.ts';

/** A workspace of blocks in which pupils build freely. */
export const blocks = pgTable(
  'blocks',
  {
    ...seedColumns,
    ...contentColumns,
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** Markdown. */
    content: text().notNull().default(''),
    /** Types of blocks on offer; null for all. */
    toolbox: text().array(),
    /** Blockly's JSON; empty for nothing. */
    starter: text().notNull().default(''),
    /** A stage of the channel on which the program plays. */
    stageProblemId: integer().references(() => problems.id, { onDelete: 'set null' }),
  },
  (t) => [index('blocks_channel_idx').on(t.channelId, t.id), changedIndex('blocks_changed_idx', t)],
);

export const blockWorks = pgTable(
  'block_works',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockId: integer()
      .notNull()
      .references(() => blocks.id, { onDelete: 'cascade' }),
    source: text().notNull(),
    version: integer().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    handedInAt: timestamp({ withTimezone: true }),
    /** The copy that staff looks at while the pupil continues. */
    handedInSource: text(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.blockId] }),
    index('block_works_block_idx').on(t.blockId, t.handedInAt),
  ],
);

export const blockWorkVersions = pgTable(
  'block_work_versions',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockId: integer()
      .notNull()
      .references(() => blocks.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    source: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.blockId, t.version] }),
    index('block_work_versions_block_idx').on(t.blockId),
  ],
);
