/** Pure: place and duration of speech bubbles; lengths in CSS px. */

interface Placing {
  /** The head, from the left edge of the window. */
  readonly head: number;
  readonly width: number;
  readonly window: number;
  /** Distance to either edge of the window. */
  readonly edge: number;
}

/** The middle of a bubble: above its player, as far as the window allows. */
export function keepInWindow({ head, width, window, edge }: Placing): number {
  const nearest = Math.ceil(width / 2) + edge;
  if (nearest * 2 >= window) return Math.round(window / 2);
  return Math.max(nearest, Math.min(Math.floor(window) - nearest, head));
}

const SHORTEST_MS = 4000;
const LONGEST_MS = 7000;
const PER_CHARACTER_MS = 60;

/** Duration of a bubble, ms: enough for a slow reader of ten years. */
export function bubbleTime(text: string): number {
  return Math.min(LONGEST_MS, SHORTEST_MS + Array.from(text).length * PER_CHARACTER_MS);
}

/** Smallest distance of the tail from the bubble's rounded ends, CSS px. */
const ROUND_END = 22;

/** Offset of the tail from the middle of its bubble, for a player `away` from there. */
export function tailShift(away: number, width: number): number {
  const most = Math.max(0, width / 2 - ROUND_END);
  return Math.max(-most, Math.min(most, away));
}
