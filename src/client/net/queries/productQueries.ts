import { listForSale, listProductInfos } from '#client/net/rest/commerce/products.ts';

type Signal = { readonly signal: AbortSignal };

/** What channels sell; `all` is the key to invalidate after a change. */
export const productQueries = {
  all: ['products'] as const,
  forSale: (page: number, hashKey?: string) => ({
    queryKey: ['products', 'forSale', page, hashKey] as const,
    queryFn: ({ signal }: Signal) => listForSale({ page, hashKey }, signal),
    staleTime: 0,
  }),
  infos: (channelId: number, page: number) => ({
    queryKey: ['products', 'infos', channelId, page] as const,
    queryFn: ({ signal }: Signal) => listProductInfos(channelId, page, signal),
    staleTime: 0,
  }),
};
