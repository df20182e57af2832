import {
  productInfoRoutes,
  productRoutes,
  type PaymentProduct,
  type ProductInfo,
} from '#shared/contract/commerce/products.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import type { UploadOptions } from '#client/net/rest/RestClient.ts';
import { rest } from '#client/net/rest/rest.ts';

export type ProductsForSale = ResponseOf<typeof productRoutes.listForSale>;
export type ProductInfoPage = ResponseOf<typeof productInfoRoutes.list>;
export type ProductInfoWish = RequestOf<typeof productInfoRoutes.create>['body'];
export type ProductWish = RequestOf<typeof productInfoRoutes.createProduct>['body'];

const quiet = { quiet: true };

/** What may be bought; of one group where its name in addresses is known. */
export function listForSale(
  { page = 1, hashKey }: { readonly page?: number; readonly hashKey?: string | undefined },
  signal?: AbortSignal,
): Promise<ProductsForSale> {
  const query = { page, ...(hashKey !== undefined && { hash_key: hashKey }) };
  return rest.call(productRoutes.listForSale, { query }, { signal, ...quiet });
}

/** The catalogue of the channel whose pages are open. */
export function listProductInfos(
  channelId: number,
  page: number,
  signal?: AbortSignal,
): Promise<ProductInfoPage> {
  return rest.call(productInfoRoutes.list, { channelId, query: { page } }, { signal, ...quiet });
}

/** Makes a group, or changes the one with that id. */
export function saveProductInfo(
  channelId: number,
  id: number | undefined,
  body: ProductInfoWish,
): Promise<ProductInfo> {
  return id === undefined
    ? rest.call(productInfoRoutes.create, { channelId, body }, quiet)
    : rest.call(productInfoRoutes.save, { channelId, params: { id }, body }, quiet);
}

export async function removeProductInfo(channelId: number, id: number): Promise<void> {
  await rest.call(productInfoRoutes.remove, { channelId, params: { id } }, quiet);
}

export function saveProductIcon(
  channelId: number,
  id: number,
  file: File,
  options: Omit<UploadOptions, 'quiet'> = {},
): Promise<ProductInfo> {
  return rest.upload(productInfoRoutes.saveIcon, { channelId, params: { id } }, [file], {
    ...options,
    ...quiet,
  });
}

/** Adds a product to a group, or changes the one with that id. */
export function saveProduct(
  channelId: number,
  id: number,
  productId: number | undefined,
  body: ProductWish,
): Promise<PaymentProduct> {
  return productId === undefined
    ? rest.call(productInfoRoutes.createProduct, { channelId, params: { id }, body }, quiet)
    : rest.call(productInfoRoutes.saveProduct, { channelId, params: { id, pid: productId }, body }, quiet);
}

export async function removeProduct(channelId: number, id: number, productId: number): Promise<void> {
  await rest.call(productInfoRoutes.removeProduct, { channelId, params: { id, pid: productId } }, quiet);
}
