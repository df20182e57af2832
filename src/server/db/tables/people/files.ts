import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** Every object in the storage has a row here, written before it. */
export const files = pgTable(
  'files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null once the account is deleted; its own files are then removed as well. */
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    kind: text({
      enum: [
        'PROFILE_IMAGE',
        'POST_PICTURE',
        'REPORT_FILE',
        'DOCUMENT_PDF',
        'DOCUMENT_PICTURE',
        'VIDEO',
        'VIDEO_POSTER',
        'PRODUCT_ICON',
      ],
    }).notNull(),
    key: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    width: integer(),
    height: integer(),
    /** The name of a file that is saved and never opened in place; null for shown files. */
    downloadName: text(),
    /** Whether something shows it. A file that nothing shows for a day is removed. */
    attached: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('files_key_key').on(t.key), index('files_owner_idx').on(t.ownerId)],
);
