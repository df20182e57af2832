import { TICK_MS } from '#shared/simulation/feel.ts';

/** A longer time at once (a hitch, a tab in the background) is dropped instead of being run in a burst. */
const MAX_STEPS = 6;

/** Cuts the time between frames into ticks of 1/60 s. Pure. */
export class FixedStep {
  #left = 0;

  /** Share of the next tick that has passed, in [0, 1). */
  get alpha(): number {
    return this.#left / TICK_MS;
  }

  /** Number of ticks to run for `elapsed` ms. */
  advance(elapsed: number): number {
    this.#left += Math.max(0, elapsed);
    const steps = Math.floor(this.#left / TICK_MS);
    if (steps > MAX_STEPS) {
      this.#left = 0;
      return MAX_STEPS;
    }
    this.#left -= steps * TICK_MS;
    // Rounding must not bring three times 16.666… below the next tick.
    if (this.#left < 0) this.#left = 0;
    return steps;
  }
}
