/** Ticks granted per second: real time and a little more, for browsers whose clock runs fast. */
const TICKS_PER_SECOND = 61.5;
/** Ticks that a stalled connection may catch up at once: a second. */
const CAPACITY = 60;

/** Limits the steps of a player to real time for any input. Times in ms. */
export class TickRateLimiter {
  readonly #capacity: number;
  #ticks: number;
  #filledAt: number;

  /** `capacity`: ticks that may be saved up. */
  constructor(now: number, capacity: number = CAPACITY) {
    this.#capacity = capacity;
    this.#ticks = capacity;
    this.#filledAt = now;
  }

  /** Whole ticks available at `now`. */
  available(now: number): number {
    const earned = ((now - this.#filledAt) / 1000) * TICKS_PER_SECOND;
    this.#filledAt = now;
    // The cap is applied only at the next call, so that a pause of the server costs no ticks.
    this.#ticks = Math.min(this.#capacity, this.#ticks) + Math.max(0, earned);
    return Math.floor(this.#ticks);
  }

  spend(ticks: number): void {
    this.#ticks -= ticks;
  }
}
