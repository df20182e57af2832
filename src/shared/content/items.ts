import { ACCESSORIES, HATS } from './items/accessories.ts';
import { CLOTHES } from './items/clothes.ts';
import { HAIR_RECOLOURS } from './items/hairColours.ts';
import { LOOKS } from './items/looks.ts';
import type { ItemDefinition } from './itemTypes.ts';

/** Every wearable item, for the game and the sprite packer; prices and texts are on the server. */
export const ITEMS = [
  ...LOOKS,
  ...HAIR_RECOLOURS,
  ...HATS,
  ...CLOTHES,
  ...ACCESSORIES,
] as const satisfies readonly ItemDefinition[];

export type ItemKey = (typeof ITEMS)[number]['key'];
export type Item = ItemDefinition & { readonly key: ItemKey };

/** The outfit while the real one is unknown. */
export const DEFAULT_OUTFIT = [
  'skin.peach',
  'face.bright',
  'hair.short',
  'top.tee',
  'bottom.shorts',
  'shoes.sneakers',
] as const satisfies readonly ItemKey[];

const byId: ReadonlyMap<number, Item> = new Map(ITEMS.map((item) => [item.id, item]));
const byKey: ReadonlyMap<string, Item> = new Map(ITEMS.map((item) => [item.key, item]));

export function itemById(id: number): Item | undefined {
  return byId.get(id);
}

export function itemByKey(key: string): Item | undefined {
  return byKey.get(key);
}
