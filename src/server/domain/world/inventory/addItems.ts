import type { Transaction } from '#server/db/connect.ts';
import { inventoryItems } from '#server/db/tables/world/inventory.ts';
import { itemById } from '#shared/content/items.ts';

/** Maps an item that was not owned before to its inventory id. */
export type AddedItems = ReadonlyMap<number, number>;

/** Puts items into the inventory, one of a kind. Only the ledger calls it: an item without its ledger row is lost money. */
export async function addItems(request: {
  tx: Transaction;
  userId: number;
  itemIds: readonly number[];
}): Promise<AddedItems> {
  if (request.itemIds.length === 0) return new Map();
  const rows = await request.tx
    .insert(inventoryItems)
    .values(
      request.itemIds.map((itemId) => ({ userId: request.userId, itemId, category: categoryOf(itemId) })),
    )
    .onConflictDoNothing()
    .returning({ id: inventoryItems.id, itemId: inventoryItems.itemId });
  return new Map(rows.map(({ id, itemId }) => [itemId, id]));
}

function categoryOf(itemId: number) {
  const item = itemById(itemId);
  if (!item) throw new Error(`addItems: no item ${itemId} in the content`);
  return item.category;
}
