import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { shopRoutes, type Product, type SHOP_LARGE_CATEGORIES } from '#shared/contract/shop.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { rest } from './rest.ts';

export interface ProductFilter {
  readonly category?: EquipmentCategory | undefined;
  readonly largeCategory?: (typeof SHOP_LARGE_CATEGORIES)[number] | undefined;
  /** From 1. */
  readonly page: number;
}

export function listProducts(
  { category, largeCategory, page }: ProductFilter,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof shopRoutes.listProducts>> {
  const query = { item_category: category, shop_large_category: largeCategory, page };
  return rest.call(shopRoutes.listProducts, { query }, { signal });
}

export async function listRecommendations(signal?: AbortSignal): Promise<readonly Product[]> {
  return (await rest.call(shopRoutes.listRecommendations, undefined, { signal })).productList;
}

/** Buys with points. The price is the server's; the new balance comes with the answer. */
export async function buyProduct(productId: number): Promise<ResponseOf<typeof shopRoutes.buyProduct>> {
  const reply = await rest.call(shopRoutes.buyProduct, { params: { id: productId } });
  walletStore.setState({ point: reply.point });
  return reply;
}
