/** Ticks granted per second: real time and a little, for a browser whose clock runs a hair faster than ours. */
const TICKS_PER_SECOND = 61.5;
/** What a line that stood still may catch up at once: a second. */
const CAPACITY = 60;

/** How many ticks a player may be stepped: nobody moves faster than real time, whatever arrives. Times in ms. */
export class TickBudget {
  readonly #capacity: number;
  #ticks: number;
  #filledAt: number;

  /** `capacity`: what may be saved up, in ticks. */
  constructor(now: number, capacity: number = CAPACITY) {
    this.#capacity = capacity;
    this.#ticks = capacity;
    this.#filledAt = now;
  }

  /** Whole ticks that may be spent at `now`. */
  available(now: number): number {
    const earned = ((now - this.#filledAt) / 1000) * TICKS_PER_SECOND;
    this.#filledAt = now;
    // Not capped before the next call: when it was the server that stood still, nobody shall pay for it.
    this.#ticks = Math.min(this.#capacity, this.#ticks) + Math.max(0, earned);
    return Math.floor(this.#ticks);
  }

  spend(ticks: number): void {
    this.#ticks -= ticks;
  }
}
