import { and, eq } from 'drizzle-orm';
import { PERMANENT_CATEGORIES, type EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { itemById } from '#shared/content/items.ts';
import type { UserItem } from '#shared/contract/world/inventory.ts';
import { equippedItems } from '#server/db/tables/world/avatar.ts';
import { AppError } from '#server/platform/appError.ts';
import { ownedItems } from '#server/domain/world/inventory/ownedItems.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { avatarTexts } from './texts.ts';
import { toWornItems, wornItemIds } from './wornItems.ts';
import type { UserCall } from '#server/domain/call.ts';

/** Takes off a worn item and returns the new outfit. An owned item that is not worn changes nothing. */
export async function unequipItem(
  request: UserCall & {
    itemId: number;
  },
): Promise<UserItem[]> {
  const { deps, userId, itemId } = request;
  const item = itemById(itemId);
  const owned = await ownedItems({ db: deps.db, userId });
  if (!item || !owned.has(itemId)) {
    throw new AppError('NOT_FOUND_INVENTORY', { log: `user ${userId} does not own item ${itemId}` });
  }
  if (isPermanent(item.category)) {
    throw new AppError('VALIDATION_FAIL', {
      message: avatarTexts.permanent,
      log: `item ${itemId} is ${item.category}, which is exchanged and never taken off`,
    });
  }
  return transaction(deps, async (tx) => {
    const taken = await tx
      .delete(equippedItems)
      .where(and(eq(equippedItems.userId, userId), eq(equippedItems.itemId, itemId)))
      .returning({ itemId: equippedItems.itemId });
    if (taken.length > 0) await emit(tx, { type: 'avatar.changed', userId });
    return toWornItems(await wornItemIds({ db: tx, userId }), owned);
  });
}

function isPermanent(category: EquipmentCategory): boolean {
  return PERMANENT_CATEGORIES.some((permanent) => permanent === category);
}
