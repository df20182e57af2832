import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { inventoryItems } from '#server/db/tables/world/inventory.ts';

const ownedBy = prepared((db) =>
  db
    .select({ id: inventoryItems.id, itemId: inventoryItems.itemId })
    .from(inventoryItems)
    .where(eq(inventoryItems.userId, sql.placeholder('userId')))
    .prepare('owned_items'),
);

/** Inventory id of everything the user owns, by item id. */
export async function ownedItems(query: {
  db: Database | Transaction;
  userId: number;
}): Promise<ReadonlyMap<number, number>> {
  const rows = await ownedBy(query.db).execute({ userId: query.userId });
  return new Map(rows.map(({ id, itemId }) => [itemId, id]));
}

/** SQL rows of a user's items: id, map 0 and time. */
export const itemDates = (userId: number): SQL => sql`
  select item_id, 0, acquired_at from ${inventoryItems} where user_id = ${userId}::int`;

/** The users among these who own an item. */
export async function ownersAmong(query: {
  readonly db: Database;
  readonly userIds: readonly number[];
  readonly itemId: number;
}): Promise<number[]> {
  const rows = await query.db
    .select({ userId: inventoryItems.userId })
    .from(inventoryItems)
    .where(and(inArray(inventoryItems.userId, [...query.userIds]), eq(inventoryItems.itemId, query.itemId)));
  return rows.map(({ userId }) => userId);
}
