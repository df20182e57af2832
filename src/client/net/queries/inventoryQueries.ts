import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { getInventory } from '#client/net/rest/world/inventory.ts';
import { queryKeys } from './queryKeys.ts';

/** What React reads of the bag; `inventoryQueries.all` is the key to invalidate after buying, wearing or a reward. */
export const inventoryQueries = {
  all: queryKeys.inventory,
  page: (filter: { readonly category?: EquipmentCategory | undefined; readonly page: number }) => ({
    queryKey: ['inventory', filter] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => getInventory(filter, signal),
  }),
};
