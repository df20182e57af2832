import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import type { Scale } from './output.ts';

type PerScale = Readonly<Record<Scale, number>>;

/**
 * The limit of bytes for the sheet of an item: a sixth more than the largest of its category. A drawing that needs more
 * mostly differs between frames by invisible details.
 */
export const SHEET_BUDGET: Readonly<Record<EquipmentCategory, PerScale>> = {
  SKIN: { 1: 45_000, 2: 88_000 },
  FACE: { 1: 34_000, 2: 87_000 },
  HAIR: { 1: 82_000, 2: 189_000 },
  HAT: { 1: 41_000, 2: 107_000 },
  TOP: { 1: 39_000, 2: 79_000 },
  BOTTOM: { 1: 21_000, 2: 56_000 },
  ONE_PIECE: { 1: 48_000, 2: 128_000 },
  SHOES: { 1: 16_000, 2: 46_000 },
  ACCESSORY: { 1: 42_000, 2: 91_000 },
  NECKLACE: { 1: 11_000, 2: 21_000 },
  FACE_ACCESSORY: { 1: 14_000, 2: 20_000 },
  CAPE: { 1: 26_000, 2: 55_000 },
  EARRING: { 1: 6_000, 2: 11_000 },
  HAND_ACCESSORY: { 1: 23_000, 2: 80_000 },
};

/** The shop opens with a page of these. */
export const THUMBNAIL_BUDGET: PerScale = { 1: 5_000, 2: 12_000 };

/** All pictures of all items at 1x, and those of an item in the mean: a third of them is hair, the largest of all. */
export const ITEMS_BUDGET = { total: 9_000_000, mean: 38_000 } as const;

/** All pictures of a map. */
export const MAP_BUDGET = 400_000;
