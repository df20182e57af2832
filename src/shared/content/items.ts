import { ACCESSORIES } from './items/accessories.ts';
import { BOTTOMS } from './items/bottoms.ts';
import { CAPES } from './items/capes.ts';
import { EARRINGS } from './items/earrings.ts';
import { FACE_ACCESSORIES } from './items/faceAccessories.ts';
import { FACES } from './items/faces.ts';
import { HAIR } from './items/hair.ts';
import { HAND_ACCESSORIES } from './items/handAccessories.ts';
import { HATS } from './items/hats.ts';
import { NECKLACES } from './items/necklaces.ts';
import { ONE_PIECES } from './items/onePieces.ts';
import { SHOES } from './items/shoes.ts';
import { SKINS } from './items/skins.ts';
import { TOPS } from './items/tops.ts';
import type { ItemDefinition } from './itemTypes.ts';

/** Everything that can be worn. Read by the shop, the inventory, the game and the sprite packer. */
export const ITEMS = [
  ...SKINS,
  ...FACES,
  ...HAIR,
  ...HATS,
  ...TOPS,
  ...BOTTOMS,
  ...ONE_PIECES,
  ...SHOES,
  ...ACCESSORIES,
  ...NECKLACES,
  ...FACE_ACCESSORIES,
  ...CAPES,
  ...EARRINGS,
  ...HAND_ACCESSORIES,
] as const satisfies readonly ItemDefinition[];

export type ItemKey = (typeof ITEMS)[number]['key'];
export type Item = ItemDefinition & { readonly key: ItemKey };

/** What stands in for a look that is not known yet. */
export const DEFAULT_LOOK = [
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
