import type { ItemKey } from '#shared/content/items.ts';
import { ACCESSORY_DRAWINGS } from './accessories/accessoryDrawings.ts';
import { BOTTOM_DRAWINGS } from './bottoms/bottomDrawings.ts';
import { CAPE_DRAWINGS } from './capes/capeDrawings.ts';
import type { Drawing } from './core/drawing.ts';
import { EARRING_DRAWINGS } from './earrings/earringDrawings.ts';
import { FACE_ACCESSORY_DRAWINGS } from './faceAccessories/faceAccessoryDrawings.ts';
import { FACE_DRAWINGS } from './faces/faceDrawings.ts';
import { HAIR_DRAWINGS } from './hair/hairDrawings.ts';
import { HAND_ACCESSORY_DRAWINGS } from './handAccessories/handAccessoryDrawings.ts';
import { HAT_DRAWINGS } from './hats/hatDrawings.ts';
import { NECKLACE_DRAWINGS } from './necklaces/necklaceDrawings.ts';
import { ONE_PIECE_DRAWINGS } from './onePieces/onePieceDrawings.ts';
import { SHOE_DRAWINGS } from './shoes/shoeDrawings.ts';
import { SKIN_DRAWINGS } from './skins/skinDrawings.ts';
import { TOP_DRAWINGS } from './tops/topDrawings.ts';

/** The drawing of every item, gathered from the categories. In those a design is a factory, a recolour one line. */
export const ITEM_DRAWINGS: Readonly<Record<ItemKey, Drawing>> = {
  ...SKIN_DRAWINGS,
  ...FACE_DRAWINGS,
  ...HAIR_DRAWINGS,
  ...HAT_DRAWINGS,
  ...TOP_DRAWINGS,
  ...BOTTOM_DRAWINGS,
  ...ONE_PIECE_DRAWINGS,
  ...SHOE_DRAWINGS,
  ...ACCESSORY_DRAWINGS,
  ...NECKLACE_DRAWINGS,
  ...FACE_ACCESSORY_DRAWINGS,
  ...CAPE_DRAWINGS,
  ...EARRING_DRAWINGS,
  ...HAND_ACCESSORY_DRAWINGS,
};
