/** So many frames, or so many ms where frames are long, the world is drawn before anything else is fetched. */
const FRAMES = 120;
const LONGEST_MS = 8000;

/**
 * Pure: when the world has been drawn for long enough that line and processor have time for what nobody needs in order
 * to stand and walk.
 */
export class SettleClock {
  #frames = 0;
  #firstAt = 0;
  #isSettled = false;

  get isSettled(): boolean {
    return this.#isSettled;
  }

  /** Counts a frame drawn at `now`, ms; true for the one frame with which the world has settled. */
  countFrame(now: number): boolean {
    if (this.#isSettled) return false;
    if (this.#frames === 0) this.#firstAt = now;
    this.#frames += 1;
    this.#isSettled = this.#frames > FRAMES || now - this.#firstAt >= LONGEST_MS;
    return this.#isSettled;
  }
}
