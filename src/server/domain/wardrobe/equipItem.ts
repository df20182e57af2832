import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { conflictingCategories, type EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { itemById } from '#shared/content/items.ts';
import type { UserItem } from '#shared/contract/world.ts';
import type { Transaction } from '#server/db/connect.ts';
import { equippedItems, inventoryItems } from '#server/db/tables/world.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '../deps.ts';
import { userItem } from '../inventory/userItem.ts';
import { lockWallet } from '../ledger/lockWallet.ts';
import { wardrobeTexts } from './texts.ts';
import { inCategoryOrder } from './wornItems.ts';

interface EquipRequest {
  readonly deps: Deps;
  readonly userId: number;
  readonly itemId: number;
  readonly itemCategory: EquipmentCategory;
}

/** Wears an owned item, takes off what it cannot be worn with, and returns the new outfit. */
export async function equipItem({ deps, userId, itemId, itemCategory }: EquipRequest): Promise<UserItem[]> {
  const item = itemById(itemId);
  if (!item) throw notOwned(deps, userId, itemId);
  if (item.category !== itemCategory) {
    throw new AppError('VALIDATION_FAIL', {
      message: wardrobeTexts.wrongCategory,
      log: `item ${itemId} is ${item.category}, not ${itemCategory}`,
    });
  }
  const { outfit, changed } = await deps.db.transaction(async (tx) => {
    await lockWallet({ tx, userId });
    const before = await wornAndWanted({ tx, userId, itemId });
    const wanted = before.find((owned) => owned.itemId === itemId);
    if (!wanted) throw notOwned(deps, userId, itemId);
    if (wanted.equipped) return { outfit: before, changed: false };

    const off: readonly EquipmentCategory[] = [itemCategory, ...conflictingCategories(itemCategory)];
    const kept = before.filter((owned) => owned.equipped && !off.includes(owned.itemCategory));
    await takeOff(tx, userId, off);
    await tx.insert(equippedItems).values({ userId, category: itemCategory, itemId });
    return { outfit: [...kept, { ...wanted, equipped: true }], changed: true };
  });
  if (changed) deps.events.emit('outfitChanged', { userId });
  return inCategoryOrder(outfit);
}

async function wornAndWanted(query: {
  tx: Transaction;
  userId: number;
  itemId: number;
}): Promise<UserItem[]> {
  const { tx, userId, itemId } = query;
  const rows = await tx
    .select({
      inventoryId: inventoryItems.id,
      itemId: inventoryItems.itemId,
      wornItemId: equippedItems.itemId,
    })
    .from(inventoryItems)
    .leftJoin(
      equippedItems,
      and(eq(equippedItems.userId, inventoryItems.userId), eq(equippedItems.itemId, inventoryItems.itemId)),
    )
    .where(
      and(
        eq(inventoryItems.userId, userId),
        or(isNotNull(equippedItems.itemId), eq(inventoryItems.itemId, itemId)),
      ),
    );
  return rows.map(({ wornItemId, ...row }) => userItem({ ...row, equipped: wornItemId !== null }));
}

async function takeOff(
  tx: Transaction,
  userId: number,
  categories: readonly EquipmentCategory[],
): Promise<void> {
  await tx
    .delete(equippedItems)
    .where(and(eq(equippedItems.userId, userId), inArray(equippedItems.category, [...categories])));
}

function notOwned({ cheats }: Deps, userId: number, itemId: number): AppError {
  cheats.report({ cheat: 'notOwned', userId, itemId });
  return new AppError('NOT_FOUND_INVENTORY', { log: `user ${userId} does not own item ${itemId}` });
}
