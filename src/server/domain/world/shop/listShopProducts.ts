import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { pageCountOf, sliceOfPage } from '#shared/contract/paging.ts';
import { SHOP_PAGE_SIZE, type EventCategory, type Product } from '#shared/contract/world/shop.ts';
import type { CatalogItem } from '#server/domain/world/inventory/catalogItems.ts';
import { productById, productsOf, type ProductFilter } from './shopProducts.ts';
import { loadShelf, type Shelf, type ShelfQuery } from './shelf.ts';

export interface ProductPage {
  readonly productList: Product[];
  readonly pageCount: number;
  readonly totalCount: number;
}

/** Pages are numbered from 1; a page past the last one is empty. */
type Paged<Filter> = ShelfQuery & Filter & { readonly page: number };

/** One page of the shop, the cheapest first. */
export async function listShopProducts({ page, category, largeCategory, ...query }: Paged<ProductFilter>) {
  return pageOf(await loadShelf(query), productsOf({ category, largeCategory }), page);
}

/** One page of the products of events, the earliest end first. */
export async function listEvents({
  page,
  category,
  ...query
}: Paged<{ readonly category: EventCategory | undefined }>): Promise<ProductPage> {
  const shelf = await loadShelf(query);
  const events = [...shelf.offers.values()]
    .filter(
      ({ offerType, eventCategory }) =>
        offerType === 'EVENT' && (category === undefined || eventCategory === category),
    )
    .toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime() || a.id - b.id);
  return pageOf(shelf, soldNow(events), page);
}

/** All reduced products, without those of events. */
export async function listDiscounts(query: ShelfQuery): Promise<Product[]> {
  const shelf = await loadShelf(query);
  const discounts = [...shelf.offers.values()].filter(({ offerType }) => offerType === 'DISCOUNT');
  return soldNow(discounts).map((item) => shelf.show(item));
}

/** One page of the wish list, newest first. */
export async function listWishes({
  page,
  category,
  ...query
}: Paged<{ readonly category: EquipmentCategory | undefined }>): Promise<ProductPage> {
  const shelf = await loadShelf(query);
  const wished = soldNow(shelf.wished.map((productId) => ({ productId })));
  return pageOf(
    shelf,
    wished.filter((item) => category === undefined || item.category === category),
    page,
  );
}

/** An offer or a wish may outlive its product. */
const soldNow = (rows: readonly { readonly productId: number }[]): CatalogItem[] =>
  rows.flatMap(({ productId }) => productById(productId) ?? []);

function pageOf(shelf: Shelf, all: readonly CatalogItem[], page: number): ProductPage {
  return {
    productList: sliceOfPage(all, { page, first: 1, size: SHOP_PAGE_SIZE }).map((item) => shelf.show(item)),
    pageCount: pageCountOf(all.length, SHOP_PAGE_SIZE),
    totalCount: all.length,
  };
}
