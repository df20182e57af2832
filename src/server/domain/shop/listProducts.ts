import { SHOP_PAGE_SIZE, type Product } from '#shared/contract/shop.ts';
import type { Database } from '#server/db/connect.ts';
import { ownedItems } from '../inventory/ownedItems.ts';
import { productsOf, toProduct, type ProductFilter } from './products.ts';

interface ProductQuery extends ProductFilter {
  readonly db: Database;
  readonly userId: number;
  /** From 1. */
  readonly page: number;
}

/** One page of the shop, the cheapest first. */
export async function listProducts({ db, userId, page, ...filter }: ProductQuery): Promise<{
  productList: Product[];
  pageCount: number;
  totalCount: number;
}> {
  const owned = await ownedItems({ db, userId });
  const all = productsOf(filter);
  const shown = all.slice((page - 1) * SHOP_PAGE_SIZE, page * SHOP_PAGE_SIZE);
  return {
    productList: shown.map((item) => toProduct(item, owned.has(item.id))),
    pageCount: Math.ceil(all.length / SHOP_PAGE_SIZE),
    totalCount: all.length,
  };
}
