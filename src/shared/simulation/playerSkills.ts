/**
 * Learned skill levels that change the step; 0 is not learned. Only the server sets them. The order is that of the wire
 * (`selfState`): new ones go to the end.
 */
export const MOVEMENT_SKILLS = [
  'dash',
  'doubleJump',
  'speedBoost',
  'wallClimb',
  'glide',
  'ladderClimb',
  'swim',
  'highJump',
  'edgeJump',
  'airControl',
] as const;
export type PlayerSkills = Readonly<Record<(typeof MOVEMENT_SKILLS)[number], number>>;

export const NO_SKILLS: PlayerSkills = {
  dash: 0,
  doubleJump: 0,
  speedBoost: 0,
  wallClimb: 0,
  glide: 0,
  ladderClimb: 0,
  swim: 0,
  highJump: 0,
  edgeJump: 0,
  airControl: 0,
};

/** Share of the walking speed that each level of SPEED_BOOST adds. */
export const SPEED_BOOST_PER_LEVEL = 0.0625;

/** Values by level, beginning with level 1. Times in ticks, speeds in px/s. */
export const DASH_TICKS = [9, 10, 11, 12, 13] as const;
export const DASH_COOLDOWN_TICKS = [75, 66, 57, 48, 40] as const;
export const AIR_JUMP_SPEED = [560, 610, 660] as const;
export const WALL_SLIDE_SPEED = [150, 115, 80] as const;
export const WALL_JUMP_SPEED = [600, 650, 700] as const;
/** Fastest fall while the jump key is held. */
export const GLIDE_SPEED = [320, 230, 150] as const;
export const LADDER_SPEED = [205, 250, 310] as const;
/** Share of a current that is still felt when swimming against it. */
export const CURRENT_SHARE = [0.75, 0.5, 0.25] as const;
export const HIGH_JUMP_SPEED = [740, 775, 810] as const;
/** Ticks in which a jump still counts after an edge, beyond the general ones. */
export const EDGE_TICKS = [4, 8] as const;
/** The factor of faster changes of speed in the air. */
export const AIR_CONTROL = [1.5, 2.25] as const;

/** The value of a learned level; a level beyond the table counts as its last. */
export function byLevel(table: readonly number[], level: number): number {
  return table[level - 1] ?? table[table.length - 1] ?? 0;
}

/** The value of a level, or the general one while it is not learned. */
export function learnedOr(usual: number, table: readonly number[], level: number): number {
  return level > 0 ? byLevel(table, level) : usual;
}
