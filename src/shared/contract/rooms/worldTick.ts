import { TICK_RATE } from '#shared/simulation/feel.ts';

/** The tick (1/60 s) of a room at so many milliseconds since it opened, its fraction included: where its movers are. */
export function worldTickAt(ms: number): number {
  return (ms * TICK_RATE) / 1000;
}
