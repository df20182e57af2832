/** The preparation of an interpreter is not the program's time: this much is always forgiven. */
export const OVERHEAD_MS = 200;
/** A worker that goes on for this time after it was told to stop is lost. */
const DEAF_MS = 1_000;
/** The interval of the checks. */
export const LOOK_MS = 50;
/** Checks, not a time: on a suspended machine no check happens either. */
const LOOKS_WITHOUT_PROGRESS = 80;

/** Processor time after which a program gives way to a waiting child, in milliseconds. Most have ended by then. */
export const FIRST_SHARE_MS = 400;

/**
 * The result of one check: nothing, a program to stop, a worker that does not stop, or one that does nothing at all.
 */
export type Finding = 'fine' | 'interrupt' | 'deaf' | 'stalled';

export interface Watched {
  /** Processor time of the worker, in milliseconds; undefined once it is gone. */
  readonly usedMs: () => number | undefined;
  readonly limitMs: number;
  /** Processor time beside the program's own. */
  readonly overheadMs: number;
  /** Whether the program with this processor time in milliseconds should give way to another child's. */
  readonly shouldGiveWay?: (usedMs: number) => boolean;
}

/**
 * Watches a program from outside, by the processor time of its worker: a busy machine makes it later and changes
 * nothing else. No program can wait without using the processor, so a worker without progress is at fault itself.
 */
export class RunWatch {
  readonly #watched: Watched;
  readonly #usedBefore: number;
  #lastMs: number;
  #still = 0;
  #cutAtMs: number | undefined;

  constructor(watched: Watched) {
    this.#watched = watched;
    this.#usedBefore = watched.usedMs() ?? 0;
    this.#lastMs = this.#usedBefore;
  }

  /** Processor time since the watch began. */
  get elapsedMs(): number {
    return this.#lastMs - this.#usedBefore;
  }

  /** Whether it stopped the program early, for others. */
  get hasCut(): boolean {
    return this.#cutAtMs !== undefined;
  }

  look(): Finding {
    const { usedMs, limitMs, overheadMs, shouldGiveWay } = this.#watched;
    const now = usedMs();
    // Its end is reported by other means.
    if (now === undefined) return 'fine';
    this.#still = now > this.#lastMs ? 0 : this.#still + 1;
    this.#lastMs = now;
    if (this.elapsedMs >= FIRST_SHARE_MS && shouldGiveWay?.(this.elapsedMs) === true)
      this.#cutAtMs ??= this.elapsedMs;
    const endMs = Math.min(limitMs + overheadMs, this.#cutAtMs ?? Infinity);
    const overMs = this.elapsedMs - endMs;
    if (overMs > DEAF_MS) return 'deaf';
    if (this.#still >= LOOKS_WITHOUT_PROGRESS) return 'stalled';
    return overMs > 0 || this.hasCut ? 'interrupt' : 'fine';
  }
}
