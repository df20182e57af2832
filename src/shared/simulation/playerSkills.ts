/** Learned skill levels that change the step; 0 is not learned. Only the server says what is learned. */
export interface PlayerSkills {
  readonly dash: number;
  readonly doubleJump: number;
  readonly speedBoost: number;
  readonly wallClimb: number;
}

export const NO_SKILLS: PlayerSkills = { dash: 0, doubleJump: 0, speedBoost: 0, wallClimb: 0 };

/** Share of the walking speed that each level of SPEED_BOOST adds. */
export const SPEED_BOOST_PER_LEVEL = 0.0625;

/** By level, the first of each list being level 1. Times in ticks, speeds in px/s. */
export const DASH_TICKS = [9, 10, 11, 12, 13] as const;
export const DASH_COOLDOWN_TICKS = [75, 66, 57, 48, 40] as const;
export const AIR_JUMP_SPEED = [560, 610, 660] as const;
export const WALL_SLIDE_SPEED = [150, 115, 80] as const;
export const WALL_JUMP_SPEED = [600, 650, 700] as const;

/** The value of a learned level; a level beyond the table counts as its last. */
export function byLevel(table: readonly number[], level: number): number {
  return table[level - 1] ?? table[table.length - 1] ?? 0;
}
