import type { avatarRoutes } from '#shared/contract/world/avatar.ts';
import type { inventoryRoutes } from '#shared/contract/world/inventory.ts';
import type { Handlers } from '#server/domain/call.ts';
import { listInventory } from '#server/domain/world/inventory/listInventory.ts';
import { chooseOutfit } from './chooseOutfit.ts';
import { equipItem } from './equipItem.ts';
import { unequipItem } from './unequipItem.ts';
import { wornItemIds, wornItems } from './wornItems.ts';

export const avatarHandlers: Handlers<typeof avatarRoutes> = {
  chooseOutfit: async ({ deps, userId, body }) => ({
    equippedUserItemList: await chooseOutfit({ deps, userId, itemIds: body.itemIdList }),
  }),
  getEquipped: async ({ deps, userId }) => ({
    equippedUserItemList: await wornItems({ db: deps.db, userId }),
  }),
  equip: async ({ deps, userId, body }) => ({
    equippedUserItemList: await equipItem({ deps, userId, ...body }),
  }),
  unequip: async ({ deps, userId, params }) => ({
    equippedUserItemList: await unequipItem({ deps, userId, itemId: params.id }),
  }),
};

/**
 * The handlers are here because the list shows the worn items: the avatar knows the inventory, not the other way round.
 */
export const inventoryHandlers: Handlers<typeof inventoryRoutes> = {
  list: async ({ deps: { db }, userId, query }) =>
    listInventory({
      db,
      userId,
      category: query.inventory_category,
      page: query.page,
      wornItemIds: await wornItemIds({ db, userId }),
    }),
};
