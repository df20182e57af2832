import {
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { EQUIPMENT_CATEGORIES } from '#shared/content/avatarLayers.ts';
import { users } from './accounts.ts';

/** Where each character was last seen; x and y are the feet, in map pixels. */
export const characterPositions = pgTable('character_positions', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  mapId: integer().notNull(),
  x: doublePrecision().notNull(),
  y: doublePrecision().notNull(),
  facing: integer().notNull().default(1),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

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

/** The worn item of each category. */
export const equippedItems = pgTable(
  'equipped_items',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    category: text({ enum: EQUIPMENT_CATEGORIES }).notNull(),
    itemId: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.category] })],
);
