import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { SUBSCRIPTION_STATES } from '#shared/contract/commerce/subscriptions.ts';
import { ENGINEERING_PLANS } from '#shared/contract/people/accounts.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';

/** A plan with a monthly payment; its benefits last until it is ENDED. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The payer. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planCode: text({ enum: ENGINEERING_PLANS }).notNull(),
    /** The channel of a CHANNEL_PRO plan. */
    channelId: integer().references(() => channels.id, { onDelete: 'cascade' }),
    state: text({ enum: SUBSCRIPTION_STATES }).notNull().default('ACTIVE'),
    /** The agreed price in won a month. */
    amount: integer().notNull(),
    /** The key with which the provider charges the card again. */
    billingKey: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    /** Months that were paid. */
    periods: integer().notNull().default(1),
    paidUntil: timestamp({ withTimezone: true }).notNull(),
    /** The time of the next charge or retry; null where there is none. */
    nextTryAt: timestamp({ withTimezone: true }),
    /** Declined charges of the coming month. */
    tries: integer().notNull().default(0),
    /** The payment of the current month; a refund of it ends the plan. */
    paymentId: integer().notNull(),
    /** The month whose mail before the payment was sent. */
    warnedFor: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('subscriptions_user_idx').on(t.userId),
    index('subscriptions_channel_idx').on(t.channelId),
    index('subscriptions_due_idx').on(t.state, t.nextTryAt),
    uniqueIndex('subscriptions_user_key')
      .on(t.userId)
      .where(sql`${t.planCode} = 'DOLPHIN_PRO' and ${t.state} <> 'ENDED'`),
    uniqueIndex('subscriptions_channel_key')
      .on(t.channelId)
      .where(sql`${t.planCode} = 'CHANNEL_PRO' and ${t.state} <> 'ENDED'`),
    check('subscriptions_channel_check', sql`(${t.planCode} = 'CHANNEL_PRO') = (${t.channelId} is not null)`),
  ],
);
