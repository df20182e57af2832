/** Measures a program by the host's clock: on the server the processor time of the thread, so that a busy machine does not cost a learner the verdict. */
export class CpuClock {
  readonly #now: () => number;
  #wasOver = false;
  #elapsedMs = 0;
  #running = false;
  #startedAt = 0;
  #deadline = Number.POSITIVE_INFINITY;

  /** `now` gives milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether the measured part exceeded its limit. */
  get wasOver(): boolean {
    return this.#wasOver;
  }

  get elapsedMs(): number {
    return this.#elapsedMs;
  }

  start(limitMs: number): void {
    this.#startedAt = this.#now();
    this.#deadline = this.#startedAt + limitMs;
    this.#running = true;
  }

  isOver(): boolean {
    if (this.#now() < this.#deadline) return false;
    if (this.#running) this.#wasOver = true;
    return true;
  }

  /** It also catches a native operation that passed the deadline without asking. */
  stop(): void {
    if (!this.#running) return;
    this.isOver();
    this.#running = false;
    this.#elapsedMs = Math.round(this.#now() - this.#startedAt);
  }

  /** Gives the work after the measured part a limit of its own. */
  allow(extraMs: number): void {
    this.#deadline = this.#now() + extraMs;
  }
}
