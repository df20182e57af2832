import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { SANDBOX_BEHAVIOURS } from '#shared/contract/channels/textMessages.ts';

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

/** Text messages the sandbox took instead of sending them. */
export const sandboxTextMessages = pgTable(
  'sandbox_text_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ticket: text().notNull(),
    recipient: text().notNull(),
    body: text().notNull(),
    state: text({ enum: ['PREPARED', 'DELIVERED', 'LOST'] })
      .notNull()
      .default('PREPARED'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('sandbox_text_messages_ticket_key').on(t.ticket),
    index('sandbox_text_messages_state_idx').on(t.state, t.id),
  ],
);

/** What the sandbox does with text messages; no row is DELIVER. */
export const sandboxTextBehaviour = pgTable('sandbox_text_behaviour', {
  id: integer().primaryKey(),
  behaviour: text({ enum: SANDBOX_BEHAVIOURS }).notNull(),
});
