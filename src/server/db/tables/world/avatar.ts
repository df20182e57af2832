import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { EQUIPMENT_CATEGORIES } from '#shared/content/avatarLayers.ts';
import { users } from '#server/db/tables/people/accounts.ts';

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
