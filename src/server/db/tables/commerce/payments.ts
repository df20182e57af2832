import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { PAYMENT_GATEWAYS, PAYMENT_ITEM_TYPES, PAYMENT_STATES } from '#shared/contract/commerce/payments.ts';
import { users } from '#server/db/tables/people/accounts.ts';

/** Every order. It outlives the account it was for: records of payments are kept for five years (전자상거래법 §6). */
export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The user who gets the product; null once the account is erased. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The guardian who pays; null for a user who pays itself. */
    payerEmail: text(),
    merchantUid: text().notNull(),
    /** The provider's number, once it has the money. */
    impUid: text(),
    gateway: text({ enum: PAYMENT_GATEWAYS }).notNull(),
    paymentGatewayChannelId: text(),
    itemType: text({ enum: PAYMENT_ITEM_TYPES }).notNull(),
    /** Id of the worksheet, course or course class. */
    contentId: integer(),
    productId: integer(),
    planCode: text({ enum: ['DOLPHIN_PRO', 'CHANNEL_PRO'] }),
    /**
     * The channel that sold the product, whose pages show the content, or whose plan it is; null for a purchase outside
     * of channels.
     */
    channelId: integer(),
    /** Set for a renewal. */
    subscriptionId: integer(),
    /** Lessons of a product, points of CASH; 1 for other products. */
    quantity: integer().notNull(),
    /** The title at the time of the order. */
    name: text().notNull(),
    listAmount: integer().notNull(),
    discount: integer().notNull().default(0),
    /** The price to pay: listAmount without the discount. */
    amount: integer().notNull(),
    refundedAmount: integer().notNull().default(0),
    userCouponId: integer(),
    phoneNumber: text(),
    metadata: jsonb().$type<Record<string, string>>().notNull().default({}),
    state: text({ enum: PAYMENT_STATES }).notNull().default('READY'),
    /** The reason why it was not paid, for the buyer. */
    reason: text().notNull().default(''),
    receiptUrl: text().notNull().default(''),
    preparedAt: timestamp({ withTimezone: true }).notNull(),
    paidAt: timestamp({ withTimezone: true }),
    /** The time of the clock's next question to the provider; null when no payment can come any more. */
    askAt: timestamp({ withTimezone: true }),
    /** The time at which the development address was notified of the payment. */
    toldDevelopmentAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('payments_merchant_uid_key').on(t.merchantUid),
    uniqueIndex('payments_imp_uid_key').on(t.gateway, t.impUid),
    index('payments_user_idx').on(t.userId, t.id),
    index('payments_ask_idx').on(t.askAt),
    check('payments_amount_adds_up', sql`${t.amount} = ${t.listAmount} - ${t.discount} and ${t.amount} >= 0`),
    check('payments_discount_not_negative', sql`${t.discount} >= 0`),
    check('payments_refund_within_amount', sql`${t.refundedAmount} between 0 and ${t.amount}`),
  ],
);

/** Money that is owed to a buyer from REQUESTED on, and refunded when DONE. */
export const refunds = pgTable(
  'refunds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    /** RULES: a requested refund. The others are money that nothing was sold for. */
    cause: text({ enum: ['RULES', 'LATE', 'MISMATCH', 'UNDELIVERABLE'] }).notNull(),
    amount: integer().notNull(),
    ticketCount: integer().notNull().default(0),
    state: text({ enum: ['REQUESTED', 'DONE'] })
      .notNull()
      .default('REQUESTED'),
    /** The same at every try with the provider. */
    idempotencyKey: text().notNull(),
    reason: text().notNull().default(''),
    byUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    byEmail: text(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    doneAt: timestamp({ withTimezone: true }),
    tries: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('refunds_idempotency_key').on(t.idempotencyKey),
    index('refunds_payment_idx').on(t.paymentId, t.id),
    index('refunds_state_idx').on(t.state, t.id),
    index('refunds_by_user_idx').on(t.byUserId),
    check('refunds_amount_positive', sql`${t.amount} > 0`),
  ],
);

export const BOOK_ACCOUNTS = ['CASH_AT_PROVIDER', 'SALES', 'DISCOUNTS', 'REFUNDS', 'REFUNDS_OWED'] as const;

/**
 * The books, append-only. A row moves an amount from the credit of one account to the debit of another, so that no
 * entry can be without its counterpart; `transactionKey` names the cause and makes it happen once.
 */
export const bookEntries = pgTable(
  'book_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionKey: text().notNull(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    debit: text({ enum: BOOK_ACCOUNTS }).notNull(),
    credit: text({ enum: BOOK_ACCOUNTS }).notNull(),
    amount: integer().notNull(),
    bookedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('book_entries_once_key').on(t.transactionKey, t.debit, t.credit),
    index('book_entries_payment_idx').on(t.paymentId),
    check('book_entries_amount_positive', sql`${t.amount} > 0`),
    check('book_entries_two_accounts', sql`${t.debit} <> ${t.credit}`),
  ],
);

/** Received messages of providers, so that none is handled twice. */
export const paymentWebhooks = pgTable(
  'payment_webhooks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    gateway: text({ enum: PAYMENT_GATEWAYS }).notNull(),
    webhookId: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('payment_webhooks_once_key').on(t.gateway, t.webhookId),
    index('payment_webhooks_received_idx').on(t.receivedAt),
  ],
);
