import { TICK_RATE } from '#shared/simulation/feel.ts';

/** World tick (1/60 s), with its fraction, at this many milliseconds since the room opened; movers are placed at it. */
export function worldTickAt(ms: number): number {
  return (ms * TICK_RATE) / 1000;
}
