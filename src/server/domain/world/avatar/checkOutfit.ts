import {
  conflictingCategories,
  PERMANENT_CATEGORIES,
  type EquipmentCategory,
} from '#shared/content/avatarLayers.ts';
import { itemById, type Item } from '#shared/content/items.ts';
import { AppError } from '#server/platform/appError.ts';
import { avatarTexts } from './texts.ts';

const OPTIONAL_CATEGORIES: readonly EquipmentCategory[] = ['TOP', 'BOTTOM', 'ONE_PIECE', 'SHOES'];

/**
 * The starter items of a first outfit. Throws NOT_FOUND_PRODUCT for an item that is no starter, VALIDATION_FAIL for an
 * outfit without skin, face or hair, with two of a kind or with items that cannot be worn together.
 */
export function checkOutfit(itemIds: readonly number[]): Item[] {
  const items = itemIds.map(starterItem);
  const categories = new Set(items.map(({ category }) => category));
  if (categories.size < items.length) throw refuse(avatarTexts.chosenTwice, itemIds);
  if (!PERMANENT_CATEGORIES.every((category) => categories.has(category))) {
    throw refuse(avatarTexts.incomplete, itemIds);
  }
  for (const category of categories) {
    const allowed =
      OPTIONAL_CATEGORIES.includes(category) || PERMANENT_CATEGORIES.some((c) => c === category);
    if (!allowed) throw refuse(avatarTexts.notForStart, itemIds);
    if (conflictingCategories(category).some((other) => categories.has(other))) {
      throw refuse(avatarTexts.cannotCombine, itemIds);
    }
  }
  return items;
}

function starterItem(itemId: number): Item {
  const item = itemById(itemId);
  if (!item?.starter) throw new AppError('NOT_FOUND_PRODUCT', { log: `item ${itemId} is no starter item` });
  return item;
}

function refuse(message: string, itemIds: readonly number[]): AppError {
  return new AppError('VALIDATION_FAIL', {
    message,
    fieldErrors: [{ field: 'itemIdList', message }],
    log: `look ${itemIds.join()} refused`,
  });
}
