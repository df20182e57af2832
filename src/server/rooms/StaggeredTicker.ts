/** One member and its phase. */
interface Member {
  /** Offset of its ticks within the period, ms. */
  readonly phase: number;
  readonly onTick: () => void;
  /** Time of the next tick, ms. */
  due: number;
}

/**
 * Calls all rooms of a process at one period, with phases spread as evenly as possible, so that no room waits for the
 * work of others. Ticks aim at fixed times: an interval restarted after each tick would drift with every late one until
 * all rooms tick together.
 */
export class StaggeredTicker {
  readonly periodMs: number;
  readonly #onTicked: ((lateMs: number, tookMs: number) => void) | undefined;
  #members: Member[] = [];
  #stop: () => void = () => undefined;

  /** `onTicked` is told how late each tick began and how long it took, ms. */
  constructor(periodMs: number, onTicked?: (lateMs: number, tookMs: number) => void) {
    this.periodMs = periodMs;
    this.#onTicked = onTicked;
  }

  /** Calls `onTick`, which must not throw, once in every period until the returned function is called. */
  add(onTick: () => void): () => void {
    const phase = this.#freePhase();
    const member = { phase, onTick, due: this.#firstAfter(performance.now(), phase) };
    this.#members = [...this.#members, member].toSorted((a, b) => a.phase - b.phase);
    this.#wait();
    return () => {
      this.#members = this.#members.filter((other) => other !== member);
      this.#wait();
    };
  }

  #wait(): void {
    this.#stop();
    const next = this.#next();
    if (next === undefined) return;
    const left = next.due - performance.now();
    if (left > 0) {
      const timer = setTimeout(() => this.#tick(), Math.ceil(left));
      this.#stop = () => clearTimeout(timer);
    } else {
      // Late: received messages are handled first, so that they do not wait for another patch.
      const turn = setImmediate(() => this.#tick());
      this.#stop = () => clearImmediate(turn);
    }
  }

  #tick(): void {
    const next = this.#next();
    const now = performance.now();
    if (next !== undefined && next.due <= now) {
      // After a pause of the process a room continues with one tick instead of all missed ones.
      const lateMs = now - next.due;
      next.due = this.#firstAfter(now, next.phase);
      next.onTick();
      this.#onTicked?.(lateMs, performance.now() - now);
    }
    this.#wait();
  }

  #next(): Member | undefined {
    let next = this.#members[0];
    for (const member of this.#members) if (next !== undefined && member.due < next.due) next = member;
    return next;
  }

  #firstAfter(now: number, phase: number): number {
    return (Math.floor((now - phase) / this.periodMs) + 1) * this.periodMs + phase;
  }

  /** The middle of the longest gap between phases. */
  #freePhase(): number {
    const period = this.periodMs;
    const [first] = this.#members;
    if (first === undefined) return 0;
    const ends = [...this.#members.slice(1).map(({ phase }) => phase), first.phase + period];
    const gaps = this.#members.map(({ phase }, at) => ({ phase, length: (ends[at] ?? phase) - phase }));
    const longest = gaps.reduce((most, gap) => (gap.length > most.length ? gap : most));
    return (longest.phase + longest.length / 2) % period;
  }
}
