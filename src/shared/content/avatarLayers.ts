/** The composition of an avatar: categories, layers and animations, for the sprite packer, the game and the server. */

export const EQUIPMENT_CATEGORIES = [
  'HAT',
  'TOP',
  'BOTTOM',
  'ONE_PIECE',
  'SHOES',
  'ACCESSORY',
  'NECKLACE',
  'HAIR',
  'FACE',
  'FACE_ACCESSORY',
  'CAPE',
  'EARRING',
  'HAND_ACCESSORY',
  'SKIN',
] as const;
export type EquipmentCategory = (typeof EQUIPMENT_CATEGORIES)[number];

/** Layers from back to front. The order is the same in every animation. */
export const SLOTS = [
  'capeB',
  'hairTopB',
  'hairB',
  'hatB',
  'armB',
  'handB',
  'body',
  'shoes',
  'bottom',
  'shoesHi',
  'skirt',
  'top',
  'neck',
  'capeF',
  'head',
  'face',
  'faceAcc',
  'hair',
  'hairTop',
  'hairUnder',
  'earring',
  'hat',
  'handF',
  'armF',
] as const;
export type Slot = (typeof SLOTS)[number];

/** The layers an item of a category may fill; the packer refuses any other. */
export const CATEGORY_SLOTS = {
  HAT: ['hatB', 'hat'],
  TOP: ['armB', 'top', 'neck', 'armF'],
  BOTTOM: ['bottom', 'skirt'],
  ONE_PIECE: ['armB', 'bottom', 'skirt', 'top', 'neck', 'armF'],
  SHOES: ['shoes', 'shoesHi'],
  ACCESSORY: ['capeB', 'capeF'],
  NECKLACE: ['neck'],
  HAIR: ['hairTopB', 'hairB', 'hair', 'hairTop', 'hairUnder'],
  FACE: ['face'],
  FACE_ACCESSORY: ['faceAcc'],
  CAPE: ['capeB', 'capeF'],
  EARRING: ['earring'],
  HAND_ACCESSORY: ['handF', 'handB'],
  SKIN: ['armB', 'body', 'head', 'armF'],
} as const satisfies Record<EquipmentCategory, readonly Slot[]>;

/** Items in one slot are drawn in this order, first at the back. */
export const DRAW_ORDER = [
  'SKIN',
  'SHOES',
  'BOTTOM',
  'ONE_PIECE',
  'TOP',
  'NECKLACE',
  'CAPE',
  'FACE',
  'FACE_ACCESSORY',
  'HAIR',
  'EARRING',
  'HAT',
  'HAND_ACCESSORY',
  'ACCESSORY',
] as const satisfies readonly EquipmentCategory[];

export interface AnimationTiming {
  /** Number of frames in the sheet, numbered from 0. */
  readonly frames: number;
  readonly msPerFrame: number;
  /** `false` holds the last frame. */
  readonly loop: boolean;
}

export const ANIMATIONS = {
  stand: { frames: 4, msPerFrame: 240, loop: true },
  walk: { frames: 6, msPerFrame: 90, loop: true },
  jump: { frames: 2, msPerFrame: 80, loop: false },
  fall: { frames: 2, msPerFrame: 110, loop: true },
  dash: { frames: 3, msPerFrame: 70, loop: true },
  climb: { frames: 4, msPerFrame: 130, loop: true },
  sit: { frames: 2, msPerFrame: 320, loop: true },
  wave: { frames: 4, msPerFrame: 120, loop: true },
} as const satisfies Record<string, AnimationTiming>;
export type AnimationName = keyof typeof ANIMATIONS;
export const ANIMATION_NAMES = Object.keys(ANIMATIONS) as readonly AnimationName[];

export const EXPRESSIONS = ['default', 'blink', 'happy', 'sad', 'surprised', 'wink'] as const;
export type Expression = (typeof EXPRESSIONS)[number];

/** All frames share one canvas and one anchor (the ground between the feet), so that items combine. Pixels at 1x. */
export const FRAME = {
  width: 192,
  height: 192,
  anchorX: 96,
  anchorY: 168,
  originX: 0.5,
  originY: 0.875,
} as const;

/** Pairs in which the first hides the others: a one-piece covers top and bottom. */
export const HIDES = {
  ONE_PIECE: ['TOP', 'BOTTOM'],
} as const satisfies Partial<Record<EquipmentCategory, readonly EquipmentCategory[]>>;

/**
 * The way a hat covers hair: OPEN (a crown, a ribbon) hides none, a CAP hides raised hair, a HOOD hides all but the
 * fringe.
 */
export const HAT_FITS = ['OPEN', 'CAP', 'HOOD'] as const;
export type HatFit = (typeof HAT_FITS)[number];

/** The layers of HAIR that are visible under a hat; without a hat as under an OPEN one. */
export const HAIR_SLOTS = {
  OPEN: ['hairTopB', 'hairB', 'hair', 'hairTop'],
  CAP: ['hairB', 'hair'],
  HOOD: ['hairUnder'],
} as const satisfies Record<HatFit, readonly Slot[]>;

/** Categories that are exchanged and never taken off. */
export const PERMANENT_CATEGORIES = ['SKIN', 'FACE', 'HAIR'] as const satisfies readonly EquipmentCategory[];

/** The categories that come off when an item of `category` is put on (besides `category` itself). */
export function conflictingCategories(category: EquipmentCategory): readonly EquipmentCategory[] {
  if (category === 'ONE_PIECE') return HIDES.ONE_PIECE;
  if (category === 'TOP' || category === 'BOTTOM') return ['ONE_PIECE'];
  return [];
}

/**
 * Name of a frame in an item's sheet. The layer is the slot, except for FACE, whose sheet has one picture per
 * expression: `frameName('armF', 'walk', 3)` is `armF/walk_3`, `frameName('blink', 'walk', 3)` is `blink/walk_3`.
 */
export function frameName(layer: Slot | Expression, animation: AnimationName, index: number): string {
  return `${layer}/${animation}_${index}`;
}
