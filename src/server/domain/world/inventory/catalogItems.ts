import { ITEMS, type Item, type ItemKey } from '#shared/content/items.ts';
import { ACCESSORY_DETAILS } from './itemDetails/accessories.ts';
import { CLOTHES_DETAILS } from './itemDetails/clothes.ts';
import { LOOK_DETAILS } from './itemDetails/looks.ts';

/** The details of an item that the browser learns only with the product or the owned item. */
interface ItemDetails {
  /** The price in the shop; 0 is never sold. A starter with a price can be bought later by others. */
  readonly price: number;
  readonly rarity: 'COMMON' | 'RARE' | 'EPIC';
  readonly description: string;
}

export type DetailsRow = readonly [price: number, rarity: ItemDetails['rarity'], description: string];

export type CatalogItem = Item & ItemDetails;

/** An item without its details does not compile. */
const DETAILS: Readonly<Record<ItemKey, DetailsRow>> = {
  ...LOOK_DETAILS,
  ...CLOTHES_DETAILS,
  ...ACCESSORY_DETAILS,
};

/** Every item with all its details. */
export const CATALOG_ITEMS: readonly CatalogItem[] = ITEMS.map((item) => {
  const [price, rarity, description] = DETAILS[item.key];
  return { ...item, price, rarity, description };
});

const byId: ReadonlyMap<number, CatalogItem> = new Map(CATALOG_ITEMS.map((item) => [item.id, item]));

export function catalogItemById(id: number): CatalogItem | undefined {
  return byId.get(id);
}
