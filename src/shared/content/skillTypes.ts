/** What a skill does; each one changes the movement step under the key of `PlayerSkills` named beside it. */
export const SKILL_TYPES = ['DASH', 'DOUBLE_JUMP', 'SPEED_BOOST', 'WALL_CLIMB'] as const;
export type SkillType = (typeof SKILL_TYPES)[number];

export interface SkillLevel {
  /** What is different at this level, for a child to read. */
  readonly description: string;
  /** Points that this level costs. */
  readonly price: number;
  /** Level of the character that it asks for. */
  readonly requiredLevel: number;
}

export interface SkillDefinition {
  readonly id: number;
  readonly type: SkillType;
  readonly name: string;
  readonly description: string;
  /** How it is used. */
  readonly hint: string;
  /** The tier of the job tree it belongs to. */
  readonly advancement: 1 | 2 | 3 | 4;
  /** In order, the first being level 1. */
  readonly levels: readonly SkillLevel[];
}
