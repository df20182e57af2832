import { and, eq } from 'drizzle-orm';
import { PERMANENT_CATEGORIES, type EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { itemById } from '#shared/content/items.ts';
import type { UserItem } from '#shared/contract/world.ts';
import { equippedItems } from '#server/db/tables/world.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '../deps.ts';
import { ownedItems } from '../inventory/ownedItems.ts';
import { wardrobeTexts } from './texts.ts';
import { wornItems } from './wornItems.ts';

/** Takes off a worn item and returns the new outfit. An owned item that is not worn changes nothing. */
export async function unequipItem(request: {
  deps: Deps;
  userId: number;
  itemId: number;
}): Promise<UserItem[]> {
  const { deps, userId, itemId } = request;
  const item = itemById(itemId);
  const owned = await ownedItems({ db: deps.db, userId });
  if (!item || !owned.has(itemId)) {
    throw new AppError('NOT_FOUND_INVENTORY', { log: `user ${userId} does not own item ${itemId}` });
  }
  if (isPermanent(item.category)) {
    throw new AppError('VALIDATION_FAIL', {
      message: wardrobeTexts.permanent,
      log: `item ${itemId} is ${item.category}, which is exchanged and never taken off`,
    });
  }
  const taken = await deps.db
    .delete(equippedItems)
    .where(and(eq(equippedItems.userId, userId), eq(equippedItems.itemId, itemId)))
    .returning({ itemId: equippedItems.itemId });
  if (taken.length > 0) deps.events.emit('outfitChanged', { userId });
  return wornItems({ db: deps.db, userId });
}

function isPermanent(category: EquipmentCategory): boolean {
  return PERMANENT_CATEGORIES.some((permanent) => permanent === category);
}
