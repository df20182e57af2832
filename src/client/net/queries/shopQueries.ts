import { listProducts, listRecommendations, type ProductFilter } from '../rest/shop.ts';

/** What React reads of the shop; `shopQueries.all` is the key to invalidate after buying. */
export const shopQueries = {
  all: ['shop'] as const,
  products: (filter: ProductFilter) => ({
    queryKey: ['shop', 'products', filter] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listProducts(filter, signal),
  }),
  recommendations: () => ({
    queryKey: ['shop', 'recommendations'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listRecommendations(signal),
  }),
};
