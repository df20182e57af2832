import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { shopRoutes, type Product, type ShopLargeCategory } from '#shared/contract/world/shop.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { randomId } from '#client/net/randomId.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { mutationHook, renew } from '#client/net/mutationHook.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { loadWallet } from '#client/net/world/economy.ts';

const shop = client(shopRoutes);

export interface ProductFilter {
  readonly category?: EquipmentCategory | undefined;
  readonly largeCategory?: ShopLargeCategory | undefined;
  /** Pages are numbered from 1. */
  readonly page: number;
}

export type ProductPage = ResponseOf<typeof shopRoutes.listProducts>;

export function listProducts(
  { category, largeCategory, page }: ProductFilter,
  signal?: AbortSignal,
): Promise<ProductPage> {
  const query = { item_category: category, shop_large_category: largeCategory, page };
  return shop.listProducts({ query }, { signal });
}

export const listRecommendations = (signal?: AbortSignal) => shop.listRecommendations(undefined, { signal });

export const listEvents = (page: number, signal?: AbortSignal) =>
  shop.listEvents({ query: { page } }, { signal });

export const listDiscounts = (signal?: AbortSignal) => shop.listDiscounts(undefined, { signal });

export function listWishes(
  { category, page }: Omit<ProductFilter, 'largeCategory'>,
  signal?: AbortSignal,
): Promise<ProductPage> {
  return shop.listWishes({ query: { item_category: category, page } }, { signal });
}

export function validatePurchase(
  productIds: readonly number[],
  signal?: AbortSignal,
): Promise<ResponseOf<typeof shopRoutes.validatePurchase>> {
  const query = { product_ids: productIds.join(',') };
  return shop.validatePurchase({ query }, { signal });
}

export interface Basket {
  /** Made once for one confirmation: asking again with it answers the same purchase. */
  readonly clientKey: string;
  readonly products: readonly Product[];
}

export const newBasket = (products: readonly Product[]): Basket => ({ clientKey: randomId(), products });

/** Every list of the shop has its products under the same name, so that one change reaches all of them. */
interface ProductList {
  readonly productList: readonly Product[];
}

const LISTS = ['shop', 'list'] as const;

/** Queries of React about the shop. */
export const shopQueries = {
  products: (filter: ProductFilter) => ({
    queryKey: [...LISTS, 'products', filter] as const,
    queryFn: ({ signal }: Asked) => listProducts(filter, signal),
  }),
  recommendations: () => ({
    queryKey: [...LISTS, 'recommendations'] as const,
    queryFn: ({ signal }: Asked) => listRecommendations(signal),
  }),
  events: (page: number) => ({
    queryKey: [...LISTS, 'events', page] as const,
    queryFn: ({ signal }: Asked) => listEvents(page, signal),
  }),
  discounts: () => ({
    queryKey: [...LISTS, 'discounts'] as const,
    queryFn: ({ signal }: Asked) => listDiscounts(signal),
  }),
  wishes: (filter: Omit<ProductFilter, 'largeCategory'>) => ({
    queryKey: [...LISTS, 'wishes', filter] as const,
    queryFn: ({ signal }: Asked) => listWishes(filter, signal),
  }),
  /** Asked right before paying, and not kept. */
  validation: (productIds: readonly number[]) => ({
    queryKey: ['shop', 'validation', ...productIds] as const,
    queryFn: ({ signal }: Asked) => validatePurchase(productIds, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  }),
};

/** A product as the newest of all lists shows it. */
export function latestProduct(known: Product): Product {
  const lists = queryClient
    .getQueryCache()
    .findAll({ queryKey: LISTS })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const { queryKey } of lists) {
    const found = queryClient
      .getQueryData<ProductList>(queryKey)
      ?.productList.find(({ productId }) => productId === known.productId);
    if (found) return found;
  }
  return known;
}

/** Shows a wish in every list before the server has answered. */
function showWish(productId: number, wished: boolean): void {
  queryClient.setQueriesData<ProductList>(
    { queryKey: LISTS },
    (list) =>
      list && {
        ...list,
        productList: list.productList.map((product) =>
          product.productId === productId ? { ...product, wished } : product,
        ),
      },
  );
}

/** Puts a product on the wish list, or takes it off; every list shows it at once. */
export const useToggleWish = mutationHook({
  mutationFn: async ({ productId, wished }: Product) => {
    if (wished) await shop.removeWish({ params: { id: productId } });
    else await shop.addWish({ body: { productId } });
  },
  onMutate: ({ productId, wished }) => showWish(productId, !wished),
  onError: (error, { productId, wished }) => {
    if (!isWishDone(error)) showWish(productId, wished);
  },
  renewsAlways: [[...LISTS, 'wishes']],
});

/** Another tab has wished for it already, or has stopped to. */
export const isWishDone = (error: Error): boolean =>
  ['DUPLICATE_WISH_ITEM', 'NOT_FOUND_PRODUCT'].includes(errorCodeOf(error) ?? '');

/** After buying. Things tried on may stand on a page that is not shown now. */
const renewOwned = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: LISTS, refetchType: 'all' }),
    renew([queryKeys.inventory]),
  ]);

/** Buys one product, or a basket as one. Resolves to what was bought. */
export const useBuy = mutationHook({
  mutationFn: async (chosen: Product | Basket) => {
    if ('clientKey' in chosen) await buyBasket(chosen);
    else await buyProduct(chosen);
    return chosen;
  },
  reloads: renewOwned,
  // The purchase may have succeeded in another tab, or with a lost answer; the price may be another one.
  onError: (error) => {
    if (errorCodeOf(error) !== 'NOT_FOUND_PRODUCT') void Promise.allSettled([renewOwned(), loadWallet()]);
  },
});

/** Buys with points for the price that is shown; the server refuses another one. The new balance comes with the answer. */
async function buyProduct({ productId, price }: Product): Promise<void> {
  const { point } = await shop.buy({
    params: { id: productId },
    body: { expectedPrice: price },
  });
  walletStore.setState({ point });
}

/** Buys everything in the basket or nothing. */
async function buyBasket({ clientKey, products }: Basket): Promise<void> {
  const { point } = await shop.buyBasket({
    body: {
      clientKey,
      productIds: products.map(({ productId }) => productId),
      expectedPrice: products.reduce((sum, { price }) => sum + price, 0),
    },
  });
  walletStore.setState({ point });
}
