import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Mails the sandbox took instead of sending them. */
export const sandboxMails = pgTable('sandbox_mails', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  /** The same in HTML, where the mail has both. */
  html: text(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
