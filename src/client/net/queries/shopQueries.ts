import type { QueryClient } from '@tanstack/query-core';
import type { Product } from '#shared/contract/world/shop.ts';
import {
  listDiscounts,
  listEvents,
  listProducts,
  listRecommendations,
  listWishes,
  validatePurchase,
  type ProductFilter,
} from '#client/net/rest/world/shop.ts';

interface Asked {
  readonly signal: AbortSignal;
}

/** Every list of the shop has its products under the same name, so that one change reaches all of them. */
interface ProductList {
  readonly productList: readonly Product[];
}

const LISTS = ['shop', 'list'] as const;

/** What React reads of the shop; `shopQueries.all` is the key to invalidate after buying. */
export const shopQueries = {
  all: LISTS,
  wishLists: [...LISTS, 'wishes'] as const,
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
export function latestProduct(queries: QueryClient, known: Product): Product {
  const lists = queries
    .getQueryCache()
    .findAll({ queryKey: LISTS })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const { queryKey } of lists) {
    const found = queries
      .getQueryData<ProductList>(queryKey)
      ?.productList.find(({ productId }) => productId === known.productId);
    if (found) return found;
  }
  return known;
}

/** Shows a wish in every list before the server has answered. */
export function showWish(queries: QueryClient, productId: number, wished: boolean): void {
  queries.setQueriesData<ProductList>(
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
