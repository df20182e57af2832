/** Companions that swim behind their child. Ids and keys are never changed. */
import { formOfShells, type CompanionKey } from './companion.ts';

interface PetDefinition {
  /** Numbered 1 to 15: it is sent in four bits (`playerEffects`). */
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
  { id: 5, key: 'baby', name: '별고래', kind: '퍼즐로 자란 친구', level: 1 },
] as const satisfies readonly PetDefinition[];

export type Pet = (typeof PETS)[number];

/** The star whale of the daily puzzles, as it is chosen; it is shown by one of its forms. */
export const WHALE_ID = 5;

/** Forms of the whale that swim, with the ids by which others see them; none is the id of another companion. */
export const WHALE_LOOKS = [
  { id: WHALE_ID, key: 'baby', form: 2 },
  { id: 6, key: 'small', form: 3 },
  { id: 7, key: 'blue', form: 4 },
  { id: 8, key: 'starlight', form: 5 },
] as const satisfies readonly { readonly id: number; readonly key: CompanionKey; readonly form: number }[];

export type PetKey = Pet['key'] | (typeof WHALE_LOOKS)[number]['key'];

/** The id by which a whale of so many shells is shown; null while it is an egg. */
export const whaleLookOf = (shells: number): number | null =>
  WHALE_LOOKS.find(({ form }) => form === formOfShells(shells))?.id ?? null;

/** The picture of a shown companion. */
export const petLookById = (id: number): { readonly key: PetKey } | undefined =>
  [...PETS, ...WHALE_LOOKS].find((look) => look.id === id);

/** No companion. */
export const NO_PET = 0;

export const petById = (id: number): Pet | undefined => PETS.find((pet) => pet.id === id);

/** Both frames of a picture side by side: this many px each at 1x, its feet at the middle of the lower edge. */
export const PET_FRAME = { width: 72, height: 72, frames: 2 } as const;

/** Address of a picture, next to those of dialogs and pages. */
export const petPicture = (key: PetKey, scale: 1 | 2): string => `/ui/pets/@${scale}x/${key}.webp`;
