import { and, eq, inArray } from 'drizzle-orm';
import { conflictingCategories, type EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { itemById } from '#shared/content/items.ts';
import type { UserItem } from '#shared/contract/world/inventory.ts';
import { equippedItems } from '#server/db/tables/world/avatar.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { ownedItems } from '#server/domain/world/inventory/ownedItems.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { avatarTexts } from './texts.ts';
import { toWornItems, wornItemIds } from './wornItems.ts';
import type { UserCall } from '#server/domain/call.ts';

interface EquipRequest extends UserCall {
  readonly itemId: number;
  readonly itemCategory: EquipmentCategory;
}

/** Wears an owned item, takes off what it cannot be worn with, and returns the new outfit. */
export async function equipItem({ deps, userId, itemId, itemCategory }: EquipRequest): Promise<UserItem[]> {
  const item = itemById(itemId);
  if (!item) throw notOwned(deps, userId, itemId);
  if (item.category !== itemCategory) {
    throw new AppError('VALIDATION_FAIL', {
      message: avatarTexts.wrongCategory,
      log: `item ${itemId} is ${item.category}, not ${itemCategory}`,
    });
  }
  return transaction(deps, async (tx) => {
    await lockWallet({ tx, userId });
    const owned = await ownedItems({ db: tx, userId });
    if (!owned.has(itemId)) throw notOwned(deps, userId, itemId);
    const worn = await wornItemIds({ db: tx, userId });
    if (worn.includes(itemId)) return toWornItems(worn, owned);

    const off: readonly EquipmentCategory[] = [itemCategory, ...conflictingCategories(itemCategory)];
    const taken = await tx
      .delete(equippedItems)
      .where(and(eq(equippedItems.userId, userId), inArray(equippedItems.category, [...off])))
      .returning({ itemId: equippedItems.itemId });
    await tx.insert(equippedItems).values({ userId, category: itemCategory, itemId });
    await emit(tx, { type: 'avatar.changed', userId });
    await emit(tx, { type: 'item.equipped', userId, itemId });
    const kept = worn.filter((id) => !taken.some((row) => row.itemId === id));
    return toWornItems([...kept, itemId], owned);
  });
}

function notOwned({ cheats }: Deps, userId: number, itemId: number): AppError {
  cheats.report({ cheat: 'notOwned', userId, itemId });
  return new AppError('NOT_FOUND_INVENTORY', { log: `user ${userId} does not own item ${itemId}` });
}
