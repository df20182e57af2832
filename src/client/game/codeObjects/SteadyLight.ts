/** A light may change at most twice a second. */
const LEAST_MS = 500;
const FADE_MS = 180;

/** Pure. A light that follows a program without flicker: changes that come too soon are left out. */
export class SteadyLight<Value> {
  readonly #dark: Value;
  #shown: Value;
  #since = LEAST_MS;
  #level = 0;

  /** `dark` is the value without light. */
  constructor(dark: Value) {
    this.#dark = dark;
    this.#shown = dark;
  }

  /** The value as it is shown. */
  get value(): Value {
    return this.#shown;
  }

  /** Brightness, 0 to 1. */
  get level(): number {
    return this.#level;
  }

  /** Returns whether the light has changed. */
  update(wanted: Value, dt: number): boolean {
    this.#since += dt;
    const isChanged = wanted !== this.#shown && this.#since >= LEAST_MS;
    if (isChanged) {
      this.#shown = wanted;
      this.#since = 0;
    }
    const goal = this.#shown === this.#dark ? 0 : 1;
    const step = dt / FADE_MS;
    this.#level += Math.max(-step, Math.min(step, goal - this.#level));
    return isChanged;
  }
}
