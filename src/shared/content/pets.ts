/** Companions that swim behind their child. Ids and keys are never changed. */

interface PetDefinition {
  /** Numbered 1 to 7: it is sent in three bits (`playerEffects`). */
  readonly id: number;
  readonly key: string;
  readonly name: string;
  /** Its kind in a few words. */
  readonly kind: string;
  /** The least level of its owner. */
  readonly level: number;
}

/** The order of joining: a child has as many of the first as `planBenefits` allows. */
export const PETS = [
  { id: 1, key: 'crab', name: '또각이', kind: '꼬마 게', level: 3 },
  { id: 2, key: 'seahorse', name: '하늘이', kind: '아기 해마', level: 1 },
  { id: 3, key: 'jellyfish', name: '말랑이', kind: '아기 해파리', level: 1 },
  { id: 4, key: 'turtle', name: '동동이', kind: '아기 거북', level: 1 },
] as const satisfies readonly PetDefinition[];

export type Pet = (typeof PETS)[number];
export type PetKey = Pet['key'];

/** No companion. */
export const NO_PET = 0;

export const petById = (id: number): Pet | undefined => PETS.find((pet) => pet.id === id);

/** Both frames of a picture side by side: this many px each at 1x, its feet at the middle of the lower edge. */
export const PET_FRAME = { width: 72, height: 72, frames: 2 } as const;

/** Address of a picture, next to those of dialogs and pages. */
export const petPicture = (key: PetKey, scale: 1 | 2): string => `/ui/pets/@${scale}x/${key}.webp`;
