/** Effects of skills, the four basic ones first. New ones go to the end. */
export const SKILL_TYPES = [
  'DASH',
  'DOUBLE_JUMP',
  'SPEED_BOOST',
  'WALL_CLIMB',
  'LADDER_CLIMB',
  'SHELL_MAGNET',
  'EDGE_JUMP',
  'EMOTE_WHEEL',
  'GLIDE',
  'SWIM',
  'LAMP',
  'SECOND_LOOK',
  'HIGH_JUMP',
  'AIR_CONTROL',
  'BUBBLE_TRAIL',
  'NAME_GLINT',
] as const;
export type SkillType = (typeof SKILL_TYPES)[number];

/** The tiers of the job tree, from the seabed to the surface. */
export const ADVANCEMENTS = [1, 2, 3, 4] as const;
export type Advancement = (typeof ADVANCEMENTS)[number];

export interface SkillCategory {
  readonly code: string;
  readonly name: string;
}

/** Signs by tier; a Roman number counts as a word of its own, so that the I of IV or of DIVE is none. */
const SIGNS: readonly (readonly [Advancement, RegExp])[] = [
  [4, /(?<![a-z])iv(?![a-z])|4th|(?<!\d)4차|네\s?번째|넷째/i],
  [3, /(?<![a-z])iii(?![a-z])|3rd|(?<!\d)3차|세\s?번째|셋째/i],
  [2, /(?<![a-z])ii(?![a-z])|2nd|(?<!\d)2차|두\s?번째|둘째/i],
];

/** The tier of a category by its code, else by its name; 1 when neither names one. */
export function advancementOf({ code, name }: SkillCategory): Advancement {
  for (const text of [code, name]) {
    const found = SIGNS.find(([, sign]) => sign.test(text));
    if (found !== undefined) return found[0];
  }
  return 1;
}
