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
export function listProductInfos(page: number, signal?: AbortSignal): Promise<ProductInfoPage> {
  return rest.call(productInfoRoutes.list, { query: { page } }, { signal, ...quiet });
}

/** Makes a group, or changes the one with that id. */
export function saveProductInfo(id: number | undefined, body: ProductInfoWish): Promise<ProductInfo> {
  return id === undefined
    ? rest.call(productInfoRoutes.create, { body }, quiet)
    : rest.call(productInfoRoutes.save, { params: { id }, body }, quiet);
}

export async function removeProductInfo(id: number): Promise<void> {
  await rest.call(productInfoRoutes.remove, { params: { id } }, quiet);
}

export function saveProductIcon(
  id: number,
  file: File,
  options: Omit<UploadOptions, 'quiet'> = {},
): Promise<ProductInfo> {
  return rest.upload(productInfoRoutes.saveIcon, { params: { id } }, [file], { ...options, ...quiet });
}

/** Adds a product to a group, or changes the one with that id. */
export function saveProduct(
  id: number,
  productId: number | undefined,
  body: ProductWish,
): Promise<PaymentProduct> {
  return productId === undefined
    ? rest.call(productInfoRoutes.createProduct, { params: { id }, body }, quiet)
    : rest.call(productInfoRoutes.saveProduct, { params: { id, pid: productId }, body }, quiet);
}

export async function removeProduct(id: number, productId: number): Promise<void> {
  await rest.call(productInfoRoutes.removeProduct, { params: { id, pid: productId } }, quiet);
}
