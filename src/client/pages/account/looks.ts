import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { DEFAULT_LOOK, ITEMS, itemByKey, type Item } from '#shared/content/items.ts';

/** Categories a first look consists of, in the order in which a child chooses. */
export const LOOK_CATEGORIES = [
  'SKIN',
  'FACE',
  'HAIR',
  'TOP',
  'BOTTOM',
  'SHOES',
] as const satisfies readonly EquipmentCategory[];
export type LookCategory = (typeof LOOK_CATEGORIES)[number];
export type Look = Readonly<Record<LookCategory, Item>>;

/** Starter items of a category. */
export function startersOf(category: LookCategory): readonly Item[] {
  return ITEMS.filter((item) => item.starter && item.category === category);
}

/** What is worn before anything was chosen. */
export function defaultLook(): Look {
  return lookOf((category) =>
    DEFAULT_LOOK.map((key) => itemByKey(key)).find((item) => item?.category === category),
  );
}

/** One starter of each category by chance; `random` is 0 to below 1. */
export function randomLook(random: () => number): Look {
  return lookOf((category) => {
    const starters = startersOf(category);
    return starters[Math.floor(random() * starters.length)];
  });
}

function lookOf(choose: (category: LookCategory) => Item | undefined): Look {
  const entries = LOOK_CATEGORIES.map((category) => {
    const item = choose(category) ?? startersOf(category)[0];
    if (!item) throw new Error(`looks: there is no starter item of the category ${category}.`);
    return [category, item] as const;
  });
  // Every category of the list above is there.
  return Object.fromEntries(entries) as Look;
}
