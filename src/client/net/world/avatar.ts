import { avatarRoutes } from '#shared/contract/world/avatar.ts';
import type { UserItem } from '#shared/contract/world/inventory.ts';
import { avatarStore } from '#client/stores/avatarStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import type { CallOptions } from '#client/net/rest/RestClient.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { client } from '#client/net/rest/client.ts';

const avatar = client(avatarRoutes);

export async function loadEquipped(options?: CallOptions): Promise<readonly UserItem[]> {
  return storeWorn(await avatar.getEquipped(undefined, options));
}

/** Puts an owned item on; what it cannot be worn with comes off. Answers everything that is worn. */
export async function equipItem(
  item: Pick<UserItem, 'itemId' | 'itemCategory'>,
): Promise<readonly UserItem[]> {
  const { itemId, itemCategory } = item;
  return storeWorn(await avatar.equip({ body: { itemId, itemCategory } }));
}

export const useEquipItem = mutationHook({ mutationFn: equipItem });

export async function unequipItem(itemId: number): Promise<readonly UserItem[]> {
  return storeWorn(await avatar.unequip({ params: { id: itemId } }));
}

/** Takes the starter items and wears them; the account then needs no look any more. */
export async function chooseOutfit(itemIdList: readonly number[]): Promise<readonly UserItem[]> {
  const worn = storeWorn(await avatar.chooseOutfit({ body: { itemIdList: [...itemIdList] } }));
  const session = sessionStore.getState();
  if (session.state === 'VALID')
    sessionStore.setState({ state: 'VALID', user: { ...session.user, needsOutfit: false } });
  return worn;
}

function storeWorn({ equippedUserItemList }: { equippedUserItemList: UserItem[] }): readonly UserItem[] {
  avatarStore.setState({ equippedUserItemList });
  return equippedUserItemList;
}
