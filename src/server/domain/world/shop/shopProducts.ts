/** Pure. The products of the shop, in the order of display. */
import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { itemPictures } from '#shared/content/itemPictures.ts';
import { SHOP_CATEGORIES, type Product, type ShopLargeCategory } from '#shared/contract/world/shop.ts';
import { AppError } from '#server/platform/appError.ts';
import {
  CATALOG_ITEMS,
  catalogItemById,
  type CatalogItem,
} from '#server/domain/world/inventory/catalogItems.ts';

const FOR_SALE: readonly CatalogItem[] = CATALOG_ITEMS.filter(isForSale).toSorted(
  (a, b) => a.price - b.price || a.id - b.id,
);

function isForSale({ price }: CatalogItem): boolean {
  return price > 0;
}

export interface ProductFilter {
  readonly category?: EquipmentCategory | undefined;
  readonly largeCategory?: ShopLargeCategory | undefined;
}

/** Items for sale in these categories, the cheapest first by their usual price, so that pages are stable. */
export function productsOf({ category, largeCategory }: ProductFilter = {}): CatalogItem[] {
  const tab: readonly EquipmentCategory[] | undefined = largeCategory && SHOP_CATEGORIES[largeCategory];
  return FOR_SALE.filter(
    (item) =>
      (category === undefined || item.category === category) && (tab?.includes(item.category) ?? true),
  );
}

/** Undefined for an item that the shop does not sell. */
export function productById(productId: number): CatalogItem | undefined {
  const item = catalogItemById(productId);
  return item && isForSale(item) ? item : undefined;
}

/** Throws NOT_FOUND_PRODUCT for an item that the shop does not sell. */
export function productOrThrow(productId: number): CatalogItem {
  const item = productById(productId);
  if (!item) throw new AppError('NOT_FOUND_PRODUCT', { log: `no product ${productId} for sale` });
  return item;
}

/** The constant part of a product; the rest differs by moment and caller. */
export function toProduct(
  item: CatalogItem,
  seen: Pick<Product, 'price' | 'offer' | 'owned' | 'wished'>,
): Product {
  const { id, category, name, description, rarity } = item;
  const { thumbnail } = itemPictures(item);
  return {
    productId: id,
    itemId: id,
    itemCategory: category,
    name,
    description,
    rarity,
    thumbnail,
    originalPrice: item.price,
    ...seen,
  };
}
