import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { SANDBOX_BEHAVIOURS } from '#shared/contract/channels/textMessages.ts';

/** Mails that the sandbox accepted instead of sending them. */
export const sandboxMails = pgTable('sandbox_mails', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  /** The same in HTML, where the mail has both. */
  html: text(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Text messages that the sandbox accepted instead of sending them. */
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

/** The sandbox's handling of text messages; no row means DELIVER. */
export const sandboxTextBehaviour = pgTable('sandbox_text_behaviour', {
  id: integer().primaryKey(),
  behaviour: text({ enum: SANDBOX_BEHAVIOURS }).notNull(),
});

/** Orders of the sandbox that stands for a card provider: its own books, which outlive a killed server. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    merchantUid: text().primaryKey(),
    impUid: text().notNull(),
    name: text().notNull(),
    amount: integer().notNull(),
    isBilling: boolean().notNull(),
    customerUid: text().notNull(),
    state: text({ enum: ['READY', 'PAID', 'FAILED'] })
      .notNull()
      .default('READY'),
    reason: text().notNull().default(''),
    /** A card that was registered with the payment. */
    billingKey: text(),
    refundedAmount: integer().notNull().default(0),
    /** The keys by which a repeated refund request is recognised. */
    refundKeys: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    paidAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('sandbox_payments_imp_uid_key').on(t.impUid),
    check('sandbox_payments_refund_within_amount', sql`${t.refundedAmount} between 0 and ${t.amount}`),
  ],
);

/** Cards of the sandbox that decline from now on; any other is accepted. */
export const sandboxDecliningCards = pgTable('sandbox_declining_cards', { billingKey: text().primaryKey() });
