import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  PRODUCT_COLORS,
  PRODUCT_VIEW_MODES,
  PRODUCT_VISIBLE_STATES,
} from '#shared/contract/commerce/products.ts';
import { channels } from '#server/db/tables/channels/channels.ts';

/** A group of products of a channel. */
export const paymentProductInfos = pgTable(
  'payment_product_infos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    subTitle: text().notNull().default(''),
    color: text({ enum: PRODUCT_COLORS }).notNull(),
    viewMode: text({ enum: PRODUCT_VIEW_MODES }).notNull(),
    isCouponUsable: boolean().notNull(),
    visibleState: text({ enum: PRODUCT_VISIBLE_STATES }).notNull(),
    /** Names the group in addresses. */
    hashKey: text().notNull(),
    /** Key of the stored picture; empty for none. */
    icon: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Removed from the catalogue; purchases still name it. */
    removedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('payment_product_infos_channel_idx').on(t.channelId, t.id),
    uniqueIndex('payment_product_infos_hash_key_key')
      .on(t.hashKey)
      .where(sql`${t.removedAt} is null`),
  ],
);

/** A number of lessons at a price. */
export const paymentProducts = pgTable(
  'payment_products',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productInfoId: integer()
      .notNull()
      .references(() => paymentProductInfos.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** Whole won. */
    price: integer().notNull(),
    originalPrice: integer().notNull(),
    quantity: integer().notNull(),
    color: text({ enum: PRODUCT_COLORS }).notNull(),
    removedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('payment_products_info_idx').on(t.productInfoId, t.price),
    check('payment_products_price', sql`${t.price} >= 100 and ${t.originalPrice} >= ${t.price}`),
    check('payment_products_quantity', sql`${t.quantity} >= 1`),
  ],
);
