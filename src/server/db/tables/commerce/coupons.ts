import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { COUPON_REWARD_TYPES } from '#shared/contract/commerce/coupons.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';

/** A coupon: its discount and its receivers. It is valid for the products of its channel. */
export const coupons = pgTable(
  'coupons',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    couponRewardType: text({ enum: COUPON_REWARD_TYPES }).notNull(),
    /** Won, per cent, points, experience or tickets. */
    rewardCount: integer().notNull(),
    couponCode: text().notNull(),
    /** Shown to buyers to be received; a hidden one is received by its code alone. */
    isDownloadable: boolean().notNull(),
    /** Empty means every product that takes coupons. */
    paymentProductIds: integer().array().notNull(),
    minimumAmount: integer().notNull(),
    /** The limit of receivers; null for no limit. */
    mostCount: integer(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The end of receiving. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('coupons_code_key').on(t.couponCode),
    index('coupons_channel_idx').on(t.channelId, t.id),
    check('coupons_reward_count', sql`${t.rewardCount} >= 1`),
  ],
);

/**
 * A coupon that a user has received. HELD while an order is paid with it. The end of its time is not written here: the
 * time of the coupon counts.
 */
export const userCoupons = pgTable(
  'user_coupons',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    couponId: integer()
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    state: text({ enum: ['RECEIVED', 'HELD', 'USED'] })
      .notNull()
      .default('RECEIVED'),
    /** `merchantUid` of the order that holds or used it; null for none, and for a reward that was given at once. */
    heldBy: text(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('user_coupons_user_coupon_key').on(t.userId, t.couponId),
    index('user_coupons_coupon_idx').on(t.couponId, t.state),
    // An order has one coupon.
    uniqueIndex('user_coupons_held_by_key').on(t.heldBy),
    check('user_coupons_held', sql`${t.state} <> 'HELD' or ${t.heldBy} is not null`),
    check('user_coupons_received', sql`${t.state} <> 'RECEIVED' or ${t.heldBy} is null`),
    check('user_coupons_used', sql`(${t.state} = 'USED') = (${t.usedAt} is not null)`),
  ],
);
