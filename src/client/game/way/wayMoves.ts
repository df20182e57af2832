/** Pure: the little moves a way is made of, as keys to hold. */
import { INPUT } from '#shared/simulation/inputBits.ts';

export interface Stretch {
  readonly bits: number;
  /** How many ticks; without it until the feet have something to stand on or the hands a ladder. */
  readonly ticks?: number;
  /** Ends sooner, when the feet have left the ground. */
  readonly untilOff?: boolean;
}

/** Keys held one after the other; ends where somebody stands or holds on. */
export interface WayMove {
  readonly stretches: readonly Stretch[];
  /** Ticks that it counts for beyond those it takes: nobody hops along where one can walk. */
  readonly effort: number;
}

const { LEFT, RIGHT, JUMP, DOWN, UP } = INPUT;
/** A walk is looked at anew about every 60 px. */
const WALK_TICKS = 16;
const CLIMB_TICKS = 20;
const EDGE_TICKS = 40;
/** Ticks of walking that one goes out of the way to be spared a jump. */
const JUMP_EFFORT = 45;

const towards = (side: number): readonly WayMove[] => [
  { effort: 0, stretches: [{ bits: side, ticks: WALK_TICKS }, { bits: side }] },
  // Off an edge, and straight down beside it.
  { effort: 4, stretches: [{ bits: side, ticks: EDGE_TICKS, untilOff: true }, { bits: 0 }] },
  { effort: JUMP_EFFORT, stretches: [{ bits: side | JUMP }] },
  { effort: JUMP_EFFORT, stretches: [{ bits: side | JUMP, ticks: 7 }, { bits: side }] },
  // Along the front of a ledge first, then onto it.
  { effort: JUMP_EFFORT + 5, stretches: [{ bits: JUMP, ticks: 20 }, { bits: side | JUMP }] },
  { effort: JUMP_EFFORT + 5, stretches: [{ bits: side | JUMP, ticks: 16 }, { bits: JUMP }] },
];

export const WAY_MOVES: readonly WayMove[] = [
  ...towards(LEFT),
  ...towards(RIGHT),
  { effort: JUMP_EFFORT, stretches: [{ bits: JUMP }] },
  { effort: 6, stretches: [{ bits: DOWN | JUMP, ticks: 2 }, { bits: 0 }] },
  { effort: 4, stretches: [{ bits: UP, ticks: CLIMB_TICKS }, { bits: 0 }] },
  { effort: 4, stretches: [{ bits: DOWN, ticks: CLIMB_TICKS }, { bits: 0 }] },
];
