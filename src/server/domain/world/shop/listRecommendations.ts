import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import type { Product } from '#shared/contract/world/shop.ts';
import type { CatalogItem } from '#server/domain/world/inventory/catalogItems.ts';
import { readWallet } from '#server/domain/world/economy/readWallet.ts';
import { productsOf } from './shopProducts.ts';
import { loadShelf, type ShelfQuery } from './shelf.ts';

/** A few products for a user who does not know what to save for; a visitor is shown what a newcomer can afford. */
export async function listRecommendations(query: ShelfQuery): Promise<Product[]> {
  const point = query.userId === 0 ? WELCOME_POINTS : (await readWallet(query)).point;
  const shelf = await loadShelf(query);
  const items = productsOf().map((item) => ({
    ...item,
    price: shelf.offers.get(item.id)?.price ?? item.price,
  }));
  const chosen = new Set(recommend(items, shelf.owned, point).map(({ id }) => id));
  return productsOf()
    .filter(({ id }) => chosen.has(id))
    .map((item) => shelf.show(item));
}

const COUNT = 4;
/** The points that a lesson or two bring. */
const SOON_EARNED = 100;

/**
 * Up to four products that are not owned and can be afforded now or soon, of different categories if possible, the
 * rarest first. A user who can afford nothing sees the cheapest, as something to save for.
 */
export function recommend(
  products: readonly CatalogItem[],
  owned: { has(id: number): boolean },
  point: number,
): CatalogItem[] {
  const missing = products.filter(({ id }) => !owned.has(id));
  const inReach = missing.filter(({ price }) => price <= point + SOON_EARNED);
  if (inReach.length === 0) return missing.toSorted((a, b) => a.price - b.price).slice(0, COUNT);

  const finest = inReach.toSorted((a, b) => b.price - a.price || a.id - b.id);
  const categories = new Set<string>();
  const varied = finest.filter(({ category }) => !categories.has(category) && categories.add(category));
  const others = finest.filter((item) => !varied.includes(item));
  return [...varied, ...others].slice(0, COUNT);
}
