import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { EQUIPMENT_CATEGORIES } from '#shared/content/avatarLayers.ts';
import { users } from '#server/db/tables/people/accounts.ts';

/** Owned items: one of a kind per user. */
export const inventoryItems = pgTable(
  'inventory_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    itemId: integer().notNull(),
    category: text({ enum: EQUIPMENT_CATEGORIES }).notNull(),
    acquiredAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('inventory_items_user_item_key').on(t.userId, t.itemId),
    index('inventory_items_user_idx').on(t.userId, t.id),
  ],
);
