import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { inventoryItems } from '#server/db/tables/world.ts';

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
