import type { ShopLargeCategory } from '#shared/contract/shop.ts';
import type { EquipmentCategory } from './avatarLayers.ts';

/** The tabs of the shop and what hangs under each, in the order it is shown. */
export const SHOP_CATEGORIES = {
  AVATAR: ['HAIR', 'FACE', 'SKIN'],
  CLOTHES: ['TOP', 'BOTTOM', 'ONE_PIECE', 'SHOES'],
  ACCESSORY: ['HAT', 'CAPE', 'FACE_ACCESSORY', 'NECKLACE', 'EARRING', 'HAND_ACCESSORY', 'ACCESSORY'],
} as const satisfies Record<ShopLargeCategory, readonly EquipmentCategory[]>;
