/** Frames, or ms where frames are long, that are drawn before anything optional is loaded. */
const FRAMES = 120;
const LONGEST_MS = 8000;

/** Pure. Decides when the world has been drawn for long enough to load data that standing and walking do not need. */
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
