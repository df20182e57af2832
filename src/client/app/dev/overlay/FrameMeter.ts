/** Frames that are remembered: five seconds at 60 a second. */
const MOST_FRAMES = 300;

export interface FrameRate {
  /** Frames a second: of a middling frame … */
  readonly p50: number;
  /** … and of the one that is slower than 95 of 100. */
  readonly p95: number;
}

/** Remembers how long the last frames took. Pure: is told when each began, in ms. */
export class FrameMeter {
  readonly #lengths: number[] = [];
  #lastAt: number | null = null;

  frame(at: number): void {
    if (this.#lastAt !== null) this.#lengths.push(at - this.#lastAt);
    this.#lastAt = at;
    if (this.#lengths.length > MOST_FRAMES) this.#lengths.shift();
  }

  get rate(): FrameRate {
    const sorted = this.#lengths.toSorted((a, b) => a - b);
    const at = (share: number) => 1000 / (sorted[Math.floor(sorted.length * share)] ?? Infinity);
    return { p50: at(0.5), p95: at(0.95) };
  }
}
