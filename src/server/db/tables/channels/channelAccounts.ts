import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ImportRow } from '#shared/contract/channels/channelAccounts.ts';
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
    /** When a card with a password was last made; null until then, when nobody can sign in. */
    passwordIssuedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('channel_accounts_channel_idx').on(t.channelId, t.userId)],
);

/** A file of new members that was read; `rows` goes once it is imported. */
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
    totalCount: integer().notNull(),
    doneCount: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('channel_imports_channel_idx').on(t.channelId),
    index('channel_imports_created_idx').on(t.createdAt),
  ],
);
