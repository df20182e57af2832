import { experienceOf } from '#shared/content/levels.ts';
import type { worldRoutes } from '#shared/contract/world.ts';
import type { Handlers } from '../call.ts';
import { readWallet } from '../ledger/readWallet.ts';
import { chooseLook } from '../wardrobe/chooseLook.ts';
import { equipItem } from '../wardrobe/equipItem.ts';
import { unequipItem } from '../wardrobe/unequipItem.ts';
import { wornItems } from '../wardrobe/wornItems.ts';
import { getCharacter } from '../world/getCharacter.ts';
import { listInventory } from './listInventory.ts';

export const worldHandlers: Handlers<keyof typeof worldRoutes> = {
  getCharacter: ({ deps, userId }) => getCharacter({ deps, userId }),
  chooseLook: async ({ deps, userId, body }) => ({
    equippedUserItemList: await chooseLook({ deps, userId, itemIds: body.itemIdList }),
  }),
  getExperience: async ({ deps, userId }) => experienceOf((await readWallet({ db: deps.db, userId })).exp),
  getPoints: async ({ deps, userId }) => ({ point: (await readWallet({ db: deps.db, userId })).point }),
  getInventory: ({ deps, userId, query }) =>
    listInventory({ db: deps.db, userId, category: query.inventory_category, page: query.page }),
  getEquipped: async ({ deps, userId }) => ({
    equippedUserItemList: await wornItems({ db: deps.db, userId }),
  }),
  equipItem: async ({ deps, userId, body }) => ({
    equippedUserItemList: await equipItem({ deps, userId, ...body }),
  }),
  unequipItem: async ({ deps, userId, params }) => ({
    equippedUserItemList: await unequipItem({ deps, userId, itemId: params.id }),
  }),
};
