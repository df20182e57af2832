/** No more than this share is added to or taken from the height. */
const LIMIT = 0.15;
/** 1/s² and 1/s: back in shape within about a third of a second, with one soft overshoot. */
const STIFFNESS = 420;
const DAMPING = 22;
const MAX_STEP_S = 1 / 60;
/** Less than this share, or this share a second, is seen by nobody. */
const STILL = 1e-4;
const STRETCH = 2.1;
/** Squash speed per fall speed (px/s), up to the limit. */
const SQUASH_PER_SPEED = 0.0052;

/** Pure: squash and stretch of a body that jumps and lands. */
export class SquashSpring {
  readonly #isCalm: boolean;
  #offset = 0;
  #velocity = 0;

  /** Calm, the body keeps its shape. */
  constructor(isCalm = false) {
    this.#isCalm = isCalm;
  }

  get scaleY(): number {
    return 1 + this.#offset;
  }

  /** Keeps roughly the same volume. */
  get scaleX(): number {
    return 1 - this.#offset * 0.8;
  }

  takeOff(): void {
    this.#velocity = this.#isCalm ? 0 : STRETCH;
  }

  /** `speed` is how fast it came down, px/s. */
  land(speed: number): void {
    this.#velocity = this.#isCalm ? 0 : -Math.min(3, speed * SQUASH_PER_SPEED);
  }

  advance(dt: number): void {
    if (Math.abs(this.#offset) < STILL && Math.abs(this.#velocity) < STILL) {
      this.#offset = 0;
      this.#velocity = 0;
      return;
    }
    for (let left = Math.min(dt, 100) / 1000; left > 0; left -= MAX_STEP_S) {
      const step = Math.min(left, MAX_STEP_S);
      this.#velocity += (-STIFFNESS * this.#offset - DAMPING * this.#velocity) * step;
      this.#offset = Math.max(-LIMIT, Math.min(LIMIT, this.#offset + this.#velocity * step));
    }
  }
}
