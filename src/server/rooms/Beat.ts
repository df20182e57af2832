/**
 * Is told a number that is one more in each period, and neighbours are one apart: whoever does something only with every
 * n-th of them does it at another time than the next.
 */
type OnBeat = (turn: number) => void;

/** One room's place in the beat. */
interface Member {
  /** Where in the period its beats fall, ms. */
  readonly phase: number;
  readonly onBeat: OnBeat;
  /** When the next one is to be, ms. */
  due: number;
}

/**
 * Calls all rooms of a process at one pace, each at moments of its own, which lie as far apart as they can: so no room
 * waits for the others' work. Beats aim at fixed times. An interval that begins anew when its work is done falls behind a
 * little with each late beat, and all of them end up side by side.
 */
export class Beat {
  readonly periodMs: number;
  /** In the order of their phases. */
  #members: Member[] = [];
  #stop: () => void = () => undefined;

  constructor(periodMs: number) {
    this.periodMs = periodMs;
  }

  /** Calls `onBeat`, which must not throw, once in every period until the returned function is called. */
  join(onBeat: OnBeat): () => void {
    const phase = this.#freePhase();
    const member = { phase, onBeat, due: this.#firstAfter(performance.now(), phase) };
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
      const timer = setTimeout(() => this.#beat(), Math.ceil(left));
      this.#stop = () => clearTimeout(timer);
    } else {
      // Late: what has come in meanwhile is heard first, so that it is not one patch later for it.
      const turn = setImmediate(() => this.#beat());
      this.#stop = () => clearImmediate(turn);
    }
  }

  #beat(): void {
    const next = this.#next();
    const now = performance.now();
    if (next !== undefined && next.due <= now) {
      // After a pause of the process a room goes on with one beat, not with all that it has missed.
      next.due = this.#firstAfter(now, next.phase);
      next.onBeat(this.#periodOf(now, next.phase) + this.#members.indexOf(next));
    }
    this.#wait();
  }

  #next(): Member | undefined {
    let next = this.#members[0];
    for (const member of this.#members) if (next !== undefined && member.due < next.due) next = member;
    return next;
  }

  #firstAfter(now: number, phase: number): number {
    return (this.#periodOf(now, phase) + 1) * this.periodMs + phase;
  }

  #periodOf(now: number, phase: number): number {
    return Math.floor((now - phase) / this.periodMs);
  }

  /** The middle of the longest time without a beat. */
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
