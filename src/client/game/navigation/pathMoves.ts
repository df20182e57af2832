/** Pure. The moves of a path, as keys to hold. */
import { INPUT } from '#shared/simulation/inputBits.ts';

export interface Stretch {
  readonly bits: number;
  /** Duration in ticks; without it, until the body stands or holds a ladder. */
  readonly ticks?: number;
  /** Ends early when the feet leave the ground. */
  readonly untilOff?: boolean;
}

/** Keys held one after another; ends where the body stands or holds a ladder. */
export interface PathMove {
  readonly stretches: readonly Stretch[];
  /** Extra cost in ticks, so that a path prefers walking to hopping. */
  readonly effort: number;
}

const { LEFT, RIGHT, JUMP, DOWN, UP } = INPUT;
/** A walk is planned again about every 60 px. */
const WALK_TICKS = 16;
const CLIMB_TICKS = 20;
const EDGE_TICKS = 40;
/** Extra ticks of walking that are preferred to a jump. */
const JUMP_EFFORT = 45;

const towards = (side: number): readonly PathMove[] => [
  { effort: 0, stretches: [{ bits: side, ticks: WALK_TICKS }, { bits: side }] },
  // Over an edge and straight down beside it.
  { effort: 4, stretches: [{ bits: side, ticks: EDGE_TICKS, untilOff: true }, { bits: 0 }] },
  { effort: JUMP_EFFORT, stretches: [{ bits: side | JUMP }] },
  { effort: JUMP_EFFORT, stretches: [{ bits: side | JUMP, ticks: 7 }, { bits: side }] },
  // Along the front of a ledge first, then onto it.
  { effort: JUMP_EFFORT + 5, stretches: [{ bits: JUMP, ticks: 20 }, { bits: side | JUMP }] },
  { effort: JUMP_EFFORT + 5, stretches: [{ bits: side | JUMP, ticks: 16 }, { bits: JUMP }] },
];

export const PATH_MOVES: readonly PathMove[] = [
  ...towards(LEFT),
  ...towards(RIGHT),
  { effort: JUMP_EFFORT, stretches: [{ bits: JUMP }] },
  { effort: 6, stretches: [{ bits: DOWN | JUMP, ticks: 2 }, { bits: 0 }] },
  { effort: 4, stretches: [{ bits: UP, ticks: CLIMB_TICKS }, { bits: 0 }] },
  { effort: 4, stretches: [{ bits: DOWN, ticks: CLIMB_TICKS }, { bits: 0 }] },
];
