import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ImportField, ImportRow } from '#shared/contract/channels/channelAccounts.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { channels } from './channels.ts';

/** Accounts that staff of a channel made: it alone may set their passwords. */
export const channelAccounts = pgTable(
  'channel_accounts',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    createdBy: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The time of the last card with a password; null before the first, when nobody can sign in. */
    passwordIssuedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('channel_accounts_channel_idx').on(t.channelId, t.userId)],
);

/** The cells of a file, kept so that its columns can be reassigned. */
export interface ImportTable {
  readonly cells: readonly (readonly string[])[];
  /** Index of the sheet in the workbook, counted from 0. */
  readonly sheet: number;
  readonly sheetList: readonly string[];
  readonly headerLine: number;
  readonly headers: readonly string[];
  readonly fields: readonly (ImportField | null)[];
  readonly isUnsure: boolean;
}

/** A file of new members that was read; `rows` and `table` are removed once it is imported. */
export const channelImports = pgTable(
  'channel_imports',
  {
    id: uuid().primaryKey(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    actorId: integer().notNull(),
    fileName: text().notNull(),
    state: text({ enum: ['PREVIEW', 'RUNNING', 'DONE', 'FAILED'] })
      .notNull()
      .default('PREVIEW'),
    rows: jsonb().$type<ImportRow[]>().notNull(),
    table: jsonb().$type<ImportTable>(),
    skipped: jsonb().$type<{ line: number; text: string }[]>().notNull().default([]),
    totalCount: integer().notNull(),
    doneCount: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('channel_imports_channel_idx').on(t.channelId),
    index('channel_imports_created_idx').on(t.createdAt),
  ],
);
