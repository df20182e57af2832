import { productInfoRoutes, productRoutes } from '#shared/contract/commerce/products.ts';
import type { RequestOf } from '#shared/contract/route.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { mutationHook, renew } from '#client/net/mutationHook.ts';

const products = client(productRoutes);
const productInfos = client(productInfoRoutes);

export type ProductInfoWish = RequestOf<typeof productInfoRoutes.create>['body'];
export type ProductWish = RequestOf<typeof productInfoRoutes.createProduct>['body'];

/** A group of products in the catalogue of a channel. */
interface InfoPlace {
  readonly channelId: number;
  readonly id: number;
}

/** Everything that shows what channels sell. */
const PRODUCTS = ['products'] as const;

export const productQueries = {
  /** Products for sale; those of one group when its name in addresses is given. */
  forSale: (page: number, hashKey?: string) => ({
    queryKey: [...PRODUCTS, 'forSale', page, hashKey] as const,
    queryFn: ({ signal }: Asked) => {
      const query = { page, ...(hashKey !== undefined && { hash_key: hashKey }) };
      return products.listForSale({ query }, { signal, quiet: true });
    },
    staleTime: 0,
  }),
  infos: (channelId: number, page: number) => ({
    queryKey: [...PRODUCTS, 'infos', channelId, page] as const,
    queryFn: ({ signal }: Asked) =>
      productInfos.list({ channelId, query: { page } }, { signal, quiet: true }),
    staleTime: 0,
  }),
};

/** Something is sold no more, or at another price. */
export const renewProducts = () => renew([PRODUCTS]);

export const useCreateProductInfo = mutationHook((channelId: number) => ({
  mutationFn: (body: ProductInfoWish) => productInfos.create({ channelId, body }, { quiet: true }),
  renews: [PRODUCTS],
}));

export const useSaveProductInfo = mutationHook(({ channelId, id }: InfoPlace) => ({
  mutationFn: (body: ProductInfoWish) =>
    productInfos.save({ channelId, params: { id }, body }, { quiet: true }),
  renewsAlways: [PRODUCTS],
}));

export const useRemoveProductInfo = mutationHook(({ channelId, id }: InfoPlace) => ({
  mutationFn: () => productInfos.remove({ channelId, params: { id } }, { quiet: true }),
  renewsAlways: [PRODUCTS],
}));

export const useSaveProductIcon = mutationHook(({ channelId, id }: InfoPlace) => ({
  mutationFn: (file: File) => productInfos.saveIcon({ channelId, params: { id } }, [file], { quiet: true }),
  renewsAlways: [PRODUCTS],
}));

/** Adds a product to a group, or with `pid` changes one. */
export const useSaveProduct = mutationHook(({ channelId, id }: InfoPlace) => ({
  mutationFn: ({ pid, body }: { readonly pid: number | undefined; readonly body: ProductWish }) =>
    pid === undefined
      ? productInfos.createProduct({ channelId, params: { id }, body }, { quiet: true })
      : productInfos.saveProduct({ channelId, params: { id, pid }, body }, { quiet: true }),
  renews: [PRODUCTS],
}));

export const useRemoveProduct = mutationHook(({ channelId, id }: InfoPlace) => ({
  mutationFn: (pid: number) =>
    productInfos.removeProduct({ channelId, params: { id, pid } }, { quiet: true }),
  renewsAlways: [PRODUCTS],
}));
