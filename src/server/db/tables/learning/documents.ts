import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { DOCUMENT_TYPES } from '#shared/contract/learning/contentFields.ts';
import { changedIndex, contentColumns } from '#server/db/contentColumns.ts';
import { seedColumns } from '#server/db/seedRows.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { files } from '#server/db/tables/people/files.ts';

export const documents = pgTable(
  'documents',
  {
    ...seedColumns,
    ...contentColumns,
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    documentType: text({ enum: DOCUMENT_TYPES }).notNull().default('MARKDOWN'),
    /** Markdown; empty for a PDF. */
    content: text().notNull(),
    /** Set for a PDF. */
    fileId: integer().references(() => files.id, { onDelete: 'set null' }),
  },
  (t) => [index('documents_channel_idx').on(t.channelId, t.id), changedIndex('documents_changed_idx', t)],
);

/** Pictures that the Markdown of a document may show. */
export const documentPictures = pgTable(
  'document_pictures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    fileId: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('document_pictures_document_idx').on(t.documentId),
    index('document_pictures_file_idx').on(t.fileId),
  ],
);

/** The users who have opened a document, and how often. */
export const documentReads = pgTable(
  'document_reads',
  {
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readCount: integer().notNull().default(1),
    firstReadAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastReadAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.userId] }),
    index('document_reads_user_idx').on(t.userId),
    index('document_reads_last_idx').on(t.documentId, t.lastReadAt),
  ],
);
