import type { NpcSprite } from './npcs.ts';

/** The friend of the sea that represents a course. */
export type CourseCharacter = 'DOLPHIN' | 'CRAB' | 'TURTLE' | 'NEMO' | 'SEAHORSE' | 'SHARK';

export const COURSE_SPRITES: Readonly<Record<CourseCharacter, NpcSprite>> = {
  DOLPHIN: 'dolphin',
  CRAB: 'crab',
  TURTLE: 'turtle',
  NEMO: 'nemo',
  SEAHORSE: 'seahorse',
  SHARK: 'shark',
};

/** Address of the picture of a course by its friend. */
export const courseThumbnail = (character: CourseCharacter): string =>
  `/npc/${COURSE_SPRITES[character]}/@1x/bust.webp`;
