/** Pure: what the pupils of the demonstration class look like. */
import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { ITEMS } from '#shared/content/items.ts';

/** Strides share no divisor with the numbers of items, so that a class of thirty has thirty looks. */
const STRIDES = [
  ['SKIN', 1],
  ['FACE', 5],
  ['HAIR', 7],
  ['TOP', 3],
  ['BOTTOM', 1],
  ['SHOES', 1],
] as const satisfies readonly (readonly [EquipmentCategory, number])[];

/** The ids of a first look, by the pupil's number. */
export const lookOf = (pupil: number): number[] =>
  STRIDES.flatMap(([category, stride]) => {
    const starters = ITEMS.filter((item) => item.category === category && item.starter);
    return starters[(pupil * stride) % starters.length]?.id ?? [];
  });
