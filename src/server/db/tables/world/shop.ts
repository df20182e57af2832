import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { EVENT_CATEGORIES, OFFER_TYPES } from '#shared/contract/world/shop.ts';
import { seedColumns } from '#server/db/seedRows.ts';
import { users } from '#server/db/tables/people/accounts.ts';

/**
 * The times of an offer, in the days of Seoul. `WEEKS`: one week of every few; `SEASON`: from one `MM-DD` to the day
 * before another, each year; `DATES`: once, between two moments in ISO 8601.
 */
export type OfferSchedule =
  | { readonly kind: 'WEEKS'; readonly every: number; readonly week: number }
  | { readonly kind: 'SEASON'; readonly from: string; readonly before: string }
  | { readonly kind: 'DATES'; readonly from: string; readonly before: string };

/** Events and discounts. Those of the product recur by themselves; staff add others. */
export const shopOffers = pgTable(
  'shop_offers',
  {
    ...seedColumns,
    offerType: text({ enum: OFFER_TYPES }).notNull(),
    eventCategory: text({ enum: EVENT_CATEGORIES }),
    productId: integer().notNull(),
    price: integer().notNull(),
    /** The stock of one round, a round being one time that the schedule is on; null without a limit. */
    stock: integer(),
    schedule: jsonb().$type<OfferSchedule>().notNull(),
  },
  (t) => [
    check('shop_offers_price_not_negative', sql`${t.price} >= 0`),
    check('shop_offers_stock_positive', sql`${t.stock} > 0`),
  ],
);

/** How many of an offer's stock were sold in each of its rounds. */
export const shopOfferSales = pgTable(
  'shop_offer_sales',
  {
    offerId: integer()
      .notNull()
      .references(() => shopOffers.id, { onDelete: 'cascade' }),
    /** The first day of the round in Seoul, as `YYYY-MM-DD`. */
    round: text().notNull(),
    sold: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.offerId, t.round] })],
);

export const wishProducts = pgTable(
  'wish_products',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('wish_products_user_product_key').on(t.userId, t.productId),
    index('wish_products_user_idx').on(t.userId, t.id),
  ],
);

/** Baskets that were paid; the ledger names them as `basket:<id>`. */
export const basketPurchases = pgTable(
  'basket_purchases',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by the client once per confirmation: a repeated request finds its own purchase. */
    clientKey: uuid().notNull(),
    productIds: integer().array().notNull(),
    totalPrice: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('basket_purchases_client_key').on(t.userId, t.clientKey)],
);
