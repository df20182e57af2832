import { eq, inArray, sql } from 'drizzle-orm';
import { EQUIPMENT_CATEGORIES } from '#shared/content/avatarLayers.ts';
import { encodeOutfit } from '#shared/contract/rooms/outfitCode.ts';
import type { UserItem } from '#shared/contract/world/inventory.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { equippedItems } from '#server/db/tables/world/avatar.ts';
import type { Deps } from '#server/domain/deps.ts';
import { ownedItems } from '#server/domain/world/inventory/ownedItems.ts';
import { userItem } from '#server/domain/world/inventory/userItem.ts';
import type { UserQuery } from '#server/domain/call.ts';

const wornBy = prepared((db) =>
  db
    .select({ itemId: equippedItems.itemId })
    .from(equippedItems)
    .where(eq(equippedItems.userId, sql.placeholder('userId')))
    .prepare('worn_items'),
);

/** Ids of the items that the user wears. */
export async function wornItemIds({ db, userId }: UserQuery): Promise<number[]> {
  const rows = await wornBy(db).execute({ userId });
  return rows.map(({ itemId }) => itemId);
}

/** The same of several users, by user id. */
export async function wornItemIdsOf(query: {
  readonly db: Database | Transaction;
  readonly userIds: readonly number[];
}): Promise<ReadonlyMap<number, number[]>> {
  if (query.userIds.length === 0) return new Map();
  const rows = await query.db
    .select({ userId: equippedItems.userId, itemId: equippedItems.itemId })
    .from(equippedItems)
    .where(inArray(equippedItems.userId, [...query.userIds]));
  return new Map(
    [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, worn]) => [
      userId,
      worn.map(({ itemId }) => itemId),
    ]),
  );
}

/** The items that the user wears, in the order of the categories. */
export async function wornItems(query: UserQuery): Promise<UserItem[]> {
  const [itemIds, owned] = await Promise.all([wornItemIds(query), ownedItems(query)]);
  return toWornItems(itemIds, owned);
}

/** The same from ids; `owned` has the inventory id of each by item id. */
export function toWornItems(itemIds: readonly number[], owned: ReadonlyMap<number, number>): UserItem[] {
  const place = ({ itemCategory }: UserItem) => EQUIPMENT_CATEGORIES.indexOf(itemCategory);
  return itemIds
    .flatMap((itemId) => {
      const inventoryId = owned.get(itemId);
      return inventoryId === undefined ? [] : userItem({ inventoryId, itemId, equipped: true });
    })
    .toSorted((a, b) => place(a) - place(b));
}

/** The items that a user wears, as the code of the outfit in the world. */
export async function loadOutfit({ db }: Pick<Deps, 'db'>, { userId }: { userId: number }): Promise<string> {
  return encodeOutfit(await wornItemIds({ db, userId }));
}
