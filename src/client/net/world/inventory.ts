import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { inventoryRoutes, type UserItem } from '#shared/contract/world/inventory.ts';
import { useChange, type Callbacks } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { equipItem, unequipItem } from '#client/net/world/avatar.ts';

const inventory = client(inventoryRoutes);

/** Queries of React about the bag. */
export const inventoryQueries = {
  page: (filter: { readonly category?: EquipmentCategory | undefined; readonly page: number }) => ({
    queryKey: [...queryKeys.inventory, filter] as const,
    queryFn: ({ signal }: Asked) =>
      inventory.list({ query: { inventory_category: filter.category, page: filter.page } }, { signal }),
  }),
};

type Wearable = Pick<UserItem, 'itemId' | 'itemCategory'>;

/** Wears owned things, one after the other. */
export const useEquipItems = <Item extends Wearable>(callbacks: Callbacks<void, readonly Item[]>) =>
  useChange(
    {
      mutationFn: async (items: readonly Item[]) => {
        for (const item of items) await equipItem(item);
      },
      renews: [queryKeys.inventory],
    },
    callbacks,
  );

export const useUnequipItem = <Item extends Wearable>(callbacks: Callbacks<unknown, Item>) =>
  useChange(
    {
      mutationFn: (item: Item): Promise<unknown> => unequipItem(item.itemId),
      renews: [queryKeys.inventory],
    },
    callbacks,
  );
