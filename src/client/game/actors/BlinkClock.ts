const CLOSED_MS = 120;
const PAUSE_MIN_MS = 2600;
const PAUSE_MAX_MS = 5000;

/** Pure: when the eyes are shut. `random` gives numbers in [0, 1). */
export class BlinkClock {
  readonly #random: () => number;
  #next: number;

  constructor(random: () => number) {
    this.#random = random;
    this.#next = this.#pause();
  }

  /** Whether the eyes are shut after `dt` ms. */
  advance(dt: number): boolean {
    this.#next -= dt;
    if (this.#next <= -CLOSED_MS) this.#next = this.#pause();
    return this.#next <= 0;
  }

  #pause(): number {
    return PAUSE_MIN_MS + this.#random() * (PAUSE_MAX_MS - PAUSE_MIN_MS);
  }
}
