import { itemPictures } from '#shared/content/itemPictures.ts';
import type { UserItem } from '#shared/contract/world/inventory.ts';
import { catalogItemById } from './catalogItems.ts';

export interface OwnedRow {
  readonly inventoryId: number;
  readonly itemId: number;
  readonly equipped: boolean;
}

/** An owned item as the contract shows it. */
export function userItem({ inventoryId, itemId, equipped }: OwnedRow): UserItem {
  const item = catalogItemById(itemId);
  if (!item)
    throw new Error(
      `userItem: inventory ${inventoryId} holds item ${itemId}, which the content does not know`,
    );
  const { category, name, description } = item;
  return {
    inventoryId,
    inventoryCategory: category,
    itemCategory: category,
    itemId,
    name,
    description,
    equipped,
    ...itemPictures(item),
  };
}
