import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { worldRoutes, type UserItem } from '#shared/contract/world.ts';
import { wardrobeStore } from '#client/stores/wardrobeStore.ts';
import { rest } from './rest.ts';

/** One page of owned items, newest first; pages start at 1. */
export function getInventory(
  { category, page }: { readonly category?: EquipmentCategory | undefined; readonly page: number },
  signal?: AbortSignal,
): Promise<ResponseOf<typeof worldRoutes.getInventory>> {
  return rest.call(worldRoutes.getInventory, { query: { inventory_category: category, page } }, { signal });
}

export async function loadEquipped(): Promise<readonly UserItem[]> {
  return takeOutfit(await rest.call(worldRoutes.getEquipped));
}

/** Puts an owned item on; what it cannot be worn with comes off. Answers the whole outfit. */
export async function equipItem(
  item: Pick<UserItem, 'itemId' | 'itemCategory'>,
): Promise<readonly UserItem[]> {
  const { itemId, itemCategory } = item;
  return takeOutfit(await rest.call(worldRoutes.equipItem, { body: { itemId, itemCategory } }));
}

export async function unequipItem(itemId: number): Promise<readonly UserItem[]> {
  return takeOutfit(await rest.call(worldRoutes.unequipItem, { params: { id: itemId } }));
}

function takeOutfit({ equippedUserItemList }: { equippedUserItemList: UserItem[] }): readonly UserItem[] {
  wardrobeStore.setState({ equippedUserItemList });
  return equippedUserItemList;
}
