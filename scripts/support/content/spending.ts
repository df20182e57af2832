/** Pure. The purchases of a child for its points: skills as its level allows, furniture, and items of the shop. */
import { catalogItemById } from '#server/domain/world/inventory/catalogItems.ts';
import { FURNITURE_DEFINITIONS } from '#server/domain/world/home/furnitureDefinitions.ts';
import { OFFERS } from '#server/domain/world/shop/offerDefinitions.ts';
import { SKILLS } from '#server/domain/world/skills/skillDefinitions.ts';
import { productsOf } from '#server/domain/world/shop/shopProducts.ts';

export interface Purse {
  readonly spentOnSkills: number;
  readonly spentInShop: number;
  /** Levels of skills, cheapest first. */
  readonly skillLevels: readonly string[];
  readonly things: number;
  readonly spentAtHome: number;
  readonly furniture: number;
}

export const EMPTY_PURSE: Purse = {
  spentOnSkills: 0,
  spentInShop: 0,
  skillLevels: [],
  things: 0,
  spentAtHome: 0,
  furniture: 0,
};

/** Shares of the earnings for skills and for the home; the rest goes to the shop. */
export const SKILL_SHARE = 0.5;
export const HOME_SHARE = 0.15;

const LESSON_PRICES = SKILLS.flatMap(({ name, levels }) =>
  levels.map(({ price, requiredLevel }, index) => ({ name: `${name} ${index + 1}`, price, requiredLevel })),
).toSorted((a, b) => a.price - b.price);

const shopPrices = productsOf().map(({ price }) => price);
const furniturePrices = Object.values(FURNITURE_DEFINITIONS)
  .flatMap((piece) => ('price' in piece ? [piece.price] : []))
  .toSorted((a, b) => a - b);
/** The discounts of offers, as shares of the price. */
const reductions = OFFERS.map(
  ({ productId, price }) => 1 - price / (catalogItemById(productId)?.price ?? price),
);

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const middleOf = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0;

export const PRICES = {
  allSkills: sumOf(LESSON_PRICES.map(({ price }) => price)),
  skillLevels: LESSON_PRICES.length,
  allThings: sumOf(shopPrices),
  things: shopPrices.length,
  /** Price of the median item of the shop. */
  medianThing: middleOf(shopPrices),
  /** One of each piece for sale. */
  allFurniture: sumOf(furniturePrices),
  furniture: furniturePrices.length,
  medianFurniture: middleOf(furniturePrices),
  offers: OFFERS.length,
  meanReduction: sumOf(reductions) / reductions.length,
};

/** Buys with the points earned so far, the cheapest skill first, furniture and items at the median price. */
export function spend(purse: Purse, { earned, level }: { earned: number; level: number }): Purse {
  const forSkills = earned * SKILL_SHARE;
  let { spentOnSkills } = purse;
  const skillLevels = [...purse.skillLevels];
  for (const { name, price, requiredLevel } of LESSON_PRICES) {
    if (skillLevels.includes(name) || requiredLevel > level) continue;
    if (spentOnSkills + price > forSkills) break;
    spentOnSkills += price;
    skillLevels.push(name);
  }
  const forHome = earned * HOME_SHARE;
  const furniture = Math.floor(forHome / PRICES.medianFurniture);
  const things = Math.floor((earned - forSkills - forHome) / PRICES.medianThing);
  return {
    spentOnSkills,
    skillLevels,
    things,
    furniture,
    spentInShop: things * PRICES.medianThing,
    spentAtHome: furniture * PRICES.medianFurniture,
  };
}
