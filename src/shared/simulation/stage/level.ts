/** A stage level as data; `shared/contract/learning/stages.ts` checks it. */

/** Kinds of play; each is a part of the stage map, in the order of its road. */
export const STAGE_THEMES = ['PATH', 'PATTERN', 'RIDDLE', 'SPELL'] as const;
export type StageTheme = (typeof STAGE_THEMES)[number];
export const STAGES_OF_THEME = 9;

/** Letters of the rows to the names of colours as programs write them. */
export const STAGE_COLORS = {
  r: 'red',
  n: 'orange',
  y: 'yellow',
  g: 'green',
  b: 'blue',
  p: 'purple',
  w: 'white',
} as const;
export type StageColor = (typeof STAGE_COLORS)[keyof typeof STAGE_COLORS];

export const SIGN_LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type SignLetter = (typeof SIGN_LETTERS)[number];
export const GATE_LETTERS = ['V', 'W', 'X', 'Y', 'Z'] as const;
export type GateLetter = (typeof GATE_LETTERS)[number];

/** Columns and rows of a map; variants of a level. */
export const STAGE_LIMITS = {
  minColumns: 5,
  maxColumns: 40,
  minRows: 3,
  maxRows: 12,
  maxVariants: 8,
} as const;
/** A submission is judged on every variant. */
export const MIN_VARIANTS = 3;

/** Acting commands of a run; one more ends it as TOO_MANY_STEPS. */
export const STAGE_COMMAND_LIMIT = 300;

/** A closed gate is a wall; it is gone once this is true. */
export type StageGate =
  | { readonly kind: 'SHELLS'; readonly count: number }
  | { readonly kind: 'TALK'; readonly friend: number }
  | { readonly kind: 'SAY'; readonly text: string };

export type StageGoal =
  /** A command ends on the cell of the flag. */
  | { readonly kind: 'FLAG' }
  | { readonly kind: 'SHELLS'; readonly count: number | 'ALL' }
  | { readonly kind: 'TALK'; readonly friend: number }
  /** Every cell with a colour is painted in it, and no other cell is painted. */
  | { readonly kind: 'PATTERN' }
  /** The text was said; with a friend, to it, by the third try at the latest. */
  | { readonly kind: 'SAY'; readonly text: string; readonly friend: number | null };

export interface StageFriend {
  /** The NPC of the world with its face and name. */
  readonly npcId: number;
  /** The answer of `talk()` and the text of the bubble. */
  readonly says: string | number;
}

/** The fields that may differ between the variants of a level. */
export interface StageLayout {
  /**
   * Rows of equal length from top to bottom, one character a cell. A body stands in a cell when the one below is ground,
   * a board or the top of a ladder; it is a little over one cell high and passes under anything two cells up.
   *
   * - `.` open water
   * - `#` ground, steps and walls; a column without any ground below is a gap
   * - `=` a one-way board: carries from above, lets through from below
   * - `|` a ladder; its topmost cell carries a body above it
   * - `S` the start, exactly one; `F` the flag, at most one; `o` a shell
   * - `1` to `9` the friend of that number in `friends`
   * - `A` to `E` a sign; `signs` has its inscription
   * - `V` to `Z` a part of a gate; `gates` has its key
   * - `r` `n` `y` `g` `b` `p` `w` a cell whose stone the pattern wants in that colour
   */
  readonly rows: readonly string[];
  readonly signs: Readonly<Partial<Record<SignLetter, number | string>>>;
  /** The friend `1` of the rows is the first. */
  readonly friends: readonly StageFriend[];
  readonly gates: Readonly<Partial<Record<GateLetter, StageGate>>>;
  /** All of them together make the goal. */
  readonly goals: readonly StageGoal[];
}

/** A level in which a program moves the child's own avatar. */
export interface StageLevel extends StageLayout {
  readonly theme: StageTheme;
  /** Its number in its theme, from 1; 0 for a stage of staff, which is not on the road. */
  readonly order: number;
  readonly facing: 'LEFT' | 'RIGHT';
  /** A fall ends the run as FELL; otherwise it costs a step and leads back to the last stone. */
  readonly fallEnds: boolean;
  /** The changes of each seed, the first for seed 1. The page shows seed 1 first. */
  readonly variantList: readonly Partial<StageLayout>[];
  /** The second star: the greatest number of blocks, or statements in code. */
  readonly blockLimit: number;
  /** The third star: the greatest number of steps, on the longest variant. */
  readonly stepLimit: number;
  /** Types of the blocks that are offered. */
  readonly toolbox: readonly string[];
}

/** The layout that a seed (from 1) plays; seeds beyond the last variant begin again. */
export function layoutOfSeed(
  level: StageLayout & Pick<StageLevel, 'variantList'>,
  seed: number,
): StageLayout {
  const { rows, signs, friends, gates, goals, variantList } = level;
  return { rows, signs, friends, gates, goals, ...variantList[(seed - 1) % variantList.length] };
}
