/** Pure: putting things on and taking them off, as the server would, but without owning anything. */
import {
  conflictingCategories,
  EQUIPMENT_CATEGORIES,
  type EquipmentCategory,
  PERMANENT_CATEGORIES,
} from '#shared/content/avatarLayers.ts';
import { type Item, itemByKey, ITEMS } from '#shared/content/items.ts';

export type Worn = readonly Item[];

const isPermanent = (category: EquipmentCategory) =>
  (PERMANENT_CATEGORIES as readonly EquipmentCategory[]).includes(category);

export const wornItems = (keys: readonly string[]): Worn =>
  keys.flatMap((key) => itemByKey(key) ?? []).reduce<Worn>(putOn, []);

/** With an item on, and off what it cannot be worn with. */
export function putOn(worn: Worn, item: Item): Worn {
  const off = new Set<EquipmentCategory>([item.category, ...conflictingCategories(item.category)]);
  return [...worn.filter(({ category }) => !off.has(category)), item];
}

/** Without what is worn of a category; skin, face and hair stay. */
export function takeOff(worn: Worn, category: EquipmentCategory): Worn {
  return isPermanent(category) ? worn : worn.filter((item) => item.category !== category);
}

/** Something of everything that must be, and of the rest every other thing. `random` gives numbers in [0, 1). */
export function randomOutfit(random: () => number): Worn {
  const hasOnePiece = random() < 0.25;
  const left: ReadonlySet<EquipmentCategory> = new Set(hasOnePiece ? ['TOP', 'BOTTOM'] : ['ONE_PIECE']);
  const certain: ReadonlySet<EquipmentCategory> = new Set(['TOP', 'BOTTOM', 'ONE_PIECE', 'SHOES']);
  return EQUIPMENT_CATEGORIES.flatMap((category) => {
    if (left.has(category)) return [];
    if (!isPermanent(category) && !certain.has(category) && random() < 0.5) return [];
    const items = ITEMS.filter((item) => item.category === category);
    return items[Math.floor(random() * items.length)] ?? [];
  });
}
