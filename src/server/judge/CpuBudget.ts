/** Processor time that a child may use before others go first, in milliseconds per minute. */
export const CPU_MS_PER_MINUTE = 15_000;

interface Level {
  usedMs: number;
  at: number;
}

/** The recent processor time of each child: a bucket that empties evenly, by CPU_MS_PER_MINUTE in a minute. */
export class CpuBudget {
  readonly #now: () => number;
  readonly #levels = new Map<number, Level>();

  constructor(now: () => number) {
    this.#now = now;
  }

  charge(userId: number, cpuMs: number): void {
    const usedMs = this.usedMs(userId) + cpuMs;
    this.#levels.delete(userId);
    this.#levels.set(userId, { usedMs, at: this.#now() });
    this.#forgetEmpty();
  }

  isOver(userId: number): boolean {
    return this.usedMs(userId) > CPU_MS_PER_MINUTE;
  }

  /** The content of the child's bucket, in milliseconds. */
  usedMs(userId: number): number {
    const level = this.#levels.get(userId);
    return level ? Math.max(0, level.usedMs - ((this.#now() - level.at) / 60_000) * CPU_MS_PER_MINUTE) : 0;
  }

  /** The map is ordered by the time of the last charge, the oldest first. */
  #forgetEmpty(): void {
    for (const userId of this.#levels.keys()) {
      if (this.usedMs(userId) > 0) return;
      this.#levels.delete(userId);
    }
  }
}
