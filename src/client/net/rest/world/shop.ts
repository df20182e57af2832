import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { shopRoutes, type Product, type ShopLargeCategory } from '#shared/contract/world/shop.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { randomId } from '#client/net/randomId.ts';
import { rest } from '#client/net/rest/rest.ts';

export interface ProductFilter {
  readonly category?: EquipmentCategory | undefined;
  readonly largeCategory?: ShopLargeCategory | undefined;
  /** From 1. */
  readonly page: number;
}

export type ProductPage = ResponseOf<typeof shopRoutes.listProducts>;

export function listProducts(
  { category, largeCategory, page }: ProductFilter,
  signal?: AbortSignal,
): Promise<ProductPage> {
  const query = { item_category: category, shop_large_category: largeCategory, page };
  return rest.call(shopRoutes.listProducts, { query }, { signal });
}

export const listRecommendations = (signal?: AbortSignal) =>
  rest.call(shopRoutes.listRecommendations, undefined, { signal });

export const listEvents = (page: number, signal?: AbortSignal) =>
  rest.call(shopRoutes.listEvents, { query: { page } }, { signal });

export const listDiscounts = (signal?: AbortSignal) =>
  rest.call(shopRoutes.listDiscounts, undefined, { signal });

export function listWishes(
  { category, page }: Omit<ProductFilter, 'largeCategory'>,
  signal?: AbortSignal,
): Promise<ProductPage> {
  return rest.call(shopRoutes.listWishes, { query: { item_category: category, page } }, { signal });
}

/** Puts a product on the wish list, or takes it off. */
export async function wishProduct({ productId }: Product, wished: boolean): Promise<void> {
  if (wished) await rest.call(shopRoutes.addWish, { body: { productId } });
  else await rest.call(shopRoutes.removeWish, { params: { id: productId } });
}

export function validatePurchase(
  productIds: readonly number[],
  signal?: AbortSignal,
): Promise<ResponseOf<typeof shopRoutes.validatePurchase>> {
  const query = { product_ids: productIds.join(',') };
  return rest.call(shopRoutes.validatePurchase, { query }, { signal });
}

/** Buys with points for the price that is shown; the server refuses another one. The new balance comes with the answer. */
export async function buyProduct({ productId, price }: Product): Promise<void> {
  const { point } = await rest.call(shopRoutes.buy, {
    params: { id: productId },
    body: { expectedPrice: price },
  });
  walletStore.setState({ point });
}

export interface Basket {
  /** Made once for one confirmation: asking again with it answers the same purchase. */
  readonly clientKey: string;
  readonly products: readonly Product[];
}

export const newBasket = (products: readonly Product[]): Basket => ({ clientKey: randomId(), products });

/** Buys everything in the basket or nothing. */
export async function buyBasket({ clientKey, products }: Basket): Promise<void> {
  const { point } = await rest.call(shopRoutes.buyBasket, {
    body: {
      clientKey,
      productIds: products.map(({ productId }) => productId),
      expectedPrice: products.reduce((sum, { price }) => sum + price, 0),
    },
  });
  walletStore.setState({ point });
}
