import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { DEFAULT_OUTFIT, ITEMS, itemByKey, type Item } from '#shared/content/items.ts';
import {
  HAIR_COLOURS,
  HAIR_STYLES,
  hairKey,
  type HairColour,
  type HairStyle,
} from '#shared/content/items/hairColours.ts';

/** Categories of a first outfit, in the order in which they are chosen. */
export const STARTER_CATEGORIES = [
  'SKIN',
  'FACE',
  'HAIR',
  'TOP',
  'BOTTOM',
  'SHOES',
] as const satisfies readonly EquipmentCategory[];
export type StarterCategory = (typeof STARTER_CATEGORIES)[number];
export type StarterOutfit = Readonly<Record<StarterCategory, Item>>;

export function startersOf(category: StarterCategory): readonly Item[] {
  return ITEMS.filter((item) => item.starter && item.category === category);
}

/** An item and what it is called among the others. */
export interface Choice {
  readonly item: Item;
  readonly label: string;
}

/** Worn before anything is chosen. */
export function defaultOutfit(): StarterOutfit {
  return outfitOf((category) =>
    DEFAULT_OUTFIT.map((key) => itemByKey(key)).find((item) => item?.category === category),
  );
}

/** A random starter item of each category; `random` is 0 to below 1. */
export function randomOutfit(random: () => number): StarterOutfit {
  return outfitOf((category) => {
    const starters = startersOf(category);
    return starters[Math.floor(random() * starters.length)];
  });
}

function outfitOf(choose: (category: StarterCategory) => Item | undefined): StarterOutfit {
  const entries = STARTER_CATEGORIES.map((category) => {
    const item = choose(category) ?? startersOf(category)[0];
    if (!item) throw new Error(`looks: there is no starter item of the category ${category}.`);
    return [category, item] as const;
  });
  // Every category of the list above is there.
  return Object.fromEntries(entries) as StarterOutfit;
}

/** A head of hair as it is chosen: how it is cut, and in which colour. */
export interface HairChoice {
  readonly style: HairStyle;
  readonly colour: HairColour;
}

const STYLES = Object.keys(HAIR_STYLES) as HairStyle[];
const CHOICES: ReadonlyMap<string, HairChoice> = new Map(
  STYLES.flatMap((style) =>
    HAIR_COLOURS.map(({ colour }) => [hairKey(style, colour), { style, colour }] as const),
  ),
);

export function hairItem({ style, colour }: HairChoice): Item {
  const item = itemByKey(hairKey(style, colour));
  if (!item) throw new Error(`looks: there is no hair ${style} in ${colour}.`);
  return item;
}

/** Cut and colour of a starter hair. */
export function hairChoiceOf({ key }: Item): HairChoice {
  const choice = CHOICES.get(key);
  if (!choice) throw new Error(`looks: ${key} has no colour that can be chosen.`);
  return choice;
}

/** Every cut in one colour, by the name of the cut. */
export function hairsIn(colour: HairColour): readonly Choice[] {
  return STYLES.map((style) => ({ item: hairItem({ style, colour }), label: HAIR_STYLES[style].name }));
}
