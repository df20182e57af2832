import { and, eq, sql } from 'drizzle-orm';
import { EQUIPMENT_CATEGORIES } from '#shared/content/avatarLayers.ts';
import type { UserItem } from '#shared/contract/world.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { equippedItems, inventoryItems } from '#server/db/tables/world.ts';
import { userItem } from '../inventory/userItem.ts';

const wornBy = prepared((db) =>
  db
    .select({ inventoryId: inventoryItems.id, itemId: inventoryItems.itemId })
    .from(equippedItems)
    .innerJoin(
      inventoryItems,
      and(eq(inventoryItems.userId, equippedItems.userId), eq(inventoryItems.itemId, equippedItems.itemId)),
    )
    .where(eq(equippedItems.userId, sql.placeholder('userId')))
    .prepare('worn_items'),
);

/** What the user wears, in the order of the categories. */
export async function wornItems({
  db,
  userId,
}: {
  db: Database | Transaction;
  userId: number;
}): Promise<UserItem[]> {
  const rows = await wornBy(db).execute({ userId });
  return inCategoryOrder(rows.map((row) => userItem({ ...row, equipped: true })));
}

export function inCategoryOrder(items: readonly UserItem[]): UserItem[] {
  const place = ({ itemCategory }: UserItem) => EQUIPMENT_CATEGORIES.indexOf(itemCategory);
  return items.toSorted((a, b) => place(a) - place(b));
}
