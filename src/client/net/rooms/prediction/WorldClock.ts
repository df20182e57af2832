/** Off by more ticks than this, after a sleep or on another server, the clock is simply put right. */
const JUMP_TICKS = 30;
/** Up to so many the difference is the unevenness of frames and packets. */
const SLACK_TICKS = 6;
/** Beyond it, one tick in so many is left out or held. */
const CORRECT_EVERY = 10;

/**
 * Counts world ticks evenly while following the server's time, so that what moves by itself is seen to move evenly.
 * Pure: is told what the server's tick is by now.
 */
export class WorldClock {
  #tick: number;
  #sinceCorrection = 0;

  constructor(tick: number) {
    this.#tick = Math.floor(tick);
  }

  /** The world tick of the next step; `target` may have a fraction. */
  next(target: number): number {
    const off = target - (this.#tick + 1);
    this.#sinceCorrection += 1;
    if (Math.abs(off) > JUMP_TICKS) {
      this.#tick = Math.max(0, Math.floor(target));
    } else if (Math.abs(off) > SLACK_TICKS && this.#sinceCorrection >= CORRECT_EVERY) {
      this.#tick += off > 0 ? 2 : 0;
      this.#sinceCorrection = 0;
    } else {
      this.#tick += 1;
    }
    return this.#tick;
  }
}
