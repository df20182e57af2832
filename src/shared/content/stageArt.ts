/** Sizes of the drawings of levels that drawings and game share. World px. */

/** Side of a cell. */
export const STAGE_CELL = 64;

/** The picture of ground: a long piece, and beside it a piece of one cell. The walking line is y 0. */
export const STAGE_GROUND = {
  /** Left, top, width and height of the drawing. */
  view: { x: -8, y: -24, w: 720, h: 560 },
  /** Length of the long piece in cells. */
  cells: 9,
  /** The origin of the piece of one cell. */
  single: 616,
  /** The overhang of moss over an end. */
  overhang: 8,
  /** Depth of ground that goes down to the foot of the level, and of a ledge with water below it. */
  depth: { deep: 530, ledge: 56 },
} as const;

/** Frames of the flag at the goal. */
export const GOAL_FRAMES = 6;

/** Kinds of decoration in the sheet of a theme: `behind/0`, `small/3`, `below/1`. */
export const STAGE_DECORATIONS = { behind: 5, small: 5, below: 4 } as const;

/** The drawn area of an object around its foot or middle: left, top, width, height. */
export interface StageView {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const small: StageView = { x: -26, y: -26, w: 52, h: 52 };
const fish: StageView = { x: -36, y: -26, w: 72, h: 52 };
const gate: StageView = { x: -40, y: -150, w: 80, h: 164 };
const goal: StageView = { x: -20, y: -140, w: 90, h: 150 };

/** Frames of the sheet for all themes. Shells are drawn around their middle, what stands from its foot. */
export const STAGE_FRAMES = {
  shell: small,
  gold: small,
  conch: small,
  pearl: small,
  taken: small,
  spark: small,
  bubble: small,
  dot: small,
  paint: { x: -36, y: -16, w: 72, h: 32 },
  wanted: { x: -36, y: -16, w: 72, h: 32 },
  board: { x: -40, y: -12, w: 80, h: 36 },
  start: { x: -20, y: -150, w: 90, h: 160 },
  sign: { x: -36, y: -84, w: 72, h: 94 },
  'gate/closed': gate,
  'gate/open': gate,
  ladder: { x: -30, y: -70, w: 60, h: 76 },
  rescue: { x: -72, y: -72, w: 144, h: 144 },
  'fish/0': fish,
  'fish/1': fish,
  'fish/2': fish,
  'goal/0': goal,
  'goal/1': goal,
  'goal/2': goal,
  'goal/3': goal,
  'goal/4': goal,
  'goal/5': goal,
} as const satisfies Readonly<Record<string, StageView>>;
export type StageFrame = keyof typeof STAGE_FRAMES;

/** The area of every decoration of a theme. */
export const DECORATION_VIEW: StageView = { x: -200, y: -440, w: 400, h: 480 };
