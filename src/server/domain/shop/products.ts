/** Pure: what the shop sells, in the order it is shown. */
import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { itemPictures } from '#shared/content/itemPictures.ts';
import { itemById, ITEMS, type Item } from '#shared/content/items.ts';
import { SHOP_CATEGORIES } from '#shared/content/shopCategories.ts';
import type { Product, ShopLargeCategory } from '#shared/contract/shop.ts';
import { AppError } from '#server/platform/appError.ts';

const FOR_SALE: readonly Item[] = ITEMS.filter(isForSale).toSorted(
  (a, b) => a.price - b.price || a.id - b.id,
);

function isForSale({ price }: Item): boolean {
  return price > 0;
}

export interface ProductFilter {
  readonly category?: EquipmentCategory | undefined;
  readonly largeCategory?: ShopLargeCategory | undefined;
}

/** Items for sale in these categories, the cheapest first. */
export function productsOf({ category, largeCategory }: ProductFilter = {}): Item[] {
  const tab: readonly EquipmentCategory[] | undefined = largeCategory && SHOP_CATEGORIES[largeCategory];
  return FOR_SALE.filter(
    (item) =>
      (category === undefined || item.category === category) && (tab?.includes(item.category) ?? true),
  );
}

/** Throws NOT_FOUND_PRODUCT for what the shop does not sell. */
export function productOrThrow(productId: number): Item {
  const item = itemById(productId);
  if (!item || !isForSale(item))
    throw new AppError('NOT_FOUND_PRODUCT', { log: `no product ${productId} for sale` });
  return item;
}

export function toProduct(item: Item, owned: boolean): Product {
  const { id, category, name, description, price, rarity } = item;
  const { thumbnail } = itemPictures(item);
  return {
    productId: id,
    itemId: id,
    itemCategory: category,
    name,
    description,
    price,
    rarity,
    thumbnail,
    owned,
  };
}
