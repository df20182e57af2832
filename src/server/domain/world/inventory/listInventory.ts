import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import { INVENTORY_PAGE_SIZE, type UserItem } from '#shared/contract/world/inventory.ts';
import type { Database } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { inventoryItems } from '#server/db/tables/world/inventory.ts';
import { userItem } from './userItem.ts';

export interface InventoryPage {
  readonly inventoryList: UserItem[];
  readonly pageCount: number;
  readonly totalCount: number;
}

/** The user's items, of one category unless it is null. */
const mine = and(
  eq(inventoryItems.userId, sql.placeholder('userId')),
  sql`(${sql.placeholder('category')}::text is null or ${inventoryItems.category} = ${sql.placeholder('category')})`,
);
const countMine = prepared((db) =>
  db.select({ totalCount: count() }).from(inventoryItems).where(mine).prepare('inventory_count'),
);
const pageOfMine = prepared((db) =>
  db
    .select({ inventoryId: inventoryItems.id, itemId: inventoryItems.itemId })
    .from(inventoryItems)
    .where(mine)
    .orderBy(desc(inventoryItems.id))
    .limit(INVENTORY_PAGE_SIZE)
    .offset(sql.placeholder('offset'))
    .prepare('inventory_page'),
);

/** One page of the user's items, newest first; pages are numbered from 1. */
export async function listInventory(query: {
  db: Database;
  userId: number;
  category: EquipmentCategory | undefined;
  page: number;
  wornItemIds: readonly number[];
}): Promise<InventoryPage> {
  const { db, userId, category, page, wornItemIds } = query;
  const values = { userId, category: category ?? null };
  const [{ totalCount } = { totalCount: 0 }] = await countMine(db).execute(values);
  const offset = rowsBefore({ page, first: 1, size: INVENTORY_PAGE_SIZE });
  const rows = await pageOfMine(db).execute({ ...values, offset });
  return {
    inventoryList: rows.map((row) => userItem({ ...row, equipped: wornItemIds.includes(row.itemId) })),
    pageCount: pageCountOf(totalCount, INVENTORY_PAGE_SIZE),
    totalCount,
  };
}
