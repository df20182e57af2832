import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { inventoryRoutes } from '#shared/contract/world/inventory.ts';
import { rest } from '#client/net/rest/rest.ts';

/** One page of owned items, newest first; pages start at 1. */
export function getInventory(
  { category, page }: { readonly category?: EquipmentCategory | undefined; readonly page: number },
  signal?: AbortSignal,
): Promise<ResponseOf<typeof inventoryRoutes.list>> {
  return rest.call(inventoryRoutes.list, { query: { inventory_category: category, page } }, { signal });
}
