/** Pure: which products are shown to somebody first. */
import type { Item } from '#shared/content/items.ts';

const COUNT = 4;
/** What a lesson or two still brings in. */
const SOON_EARNED = 100;

/**
 * Up to four products that are not owned and can be afforded now or soon, of different categories as long as there
 * are any, the finest first. Whoever can afford nothing sees the cheapest, as something to save for.
 */
export function recommend(
  products: readonly Item[],
  owned: { has(id: number): boolean },
  point: number,
): Item[] {
  const missing = products.filter(({ id }) => !owned.has(id));
  const inReach = missing.filter(({ price }) => price <= point + SOON_EARNED);
  if (inReach.length === 0) return missing.toSorted((a, b) => a.price - b.price).slice(0, COUNT);

  const finest = inReach.toSorted((a, b) => b.price - a.price || a.id - b.id);
  const categories = new Set<string>();
  const varied = finest.filter(({ category }) => !categories.has(category) && categories.add(category));
  const others = finest.filter((item) => !varied.includes(item));
  return [...varied, ...others].slice(0, COUNT);
}
