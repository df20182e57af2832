import { JudgeBusyError } from './JudgeBusyError.ts';
import type { JudgePriority } from './job.ts';

/** So many submissions may pass a waiting run before the run gets its turn. */
const SUBMISSIONS_BEFORE_RUN = 4;

/** A bounded queue in which submissions go first without ever starving the runs. */
export class JudgeQueue<Item> {
  readonly #maxWaiting: number;
  readonly #waiting: Record<JudgePriority, Item[]> = { submission: [], run: [] };
  readonly #takers: ((item: Item | undefined) => void)[] = [];
  #passed = 0;
  #closed = false;

  constructor(maxWaiting: number) {
    this.#maxWaiting = maxWaiting;
  }

  get length(): number {
    return this.#waiting.submission.length + this.#waiting.run.length;
  }

  /** Throws JudgeBusyError when full. */
  push(item: Item, priority: JudgePriority): void {
    const taker = this.#takers.shift();
    if (taker) return taker(item);
    if (this.length >= this.#maxWaiting) throw new JudgeBusyError(this.length);
    this.#waiting[priority].push(item);
  }

  /** The next item as soon as there is one; undefined once the queue is closed. */
  take(): Promise<Item | undefined> {
    if (this.#closed) return Promise.resolve(undefined);
    const item = this.#next();
    if (item !== undefined) return Promise.resolve(item);
    return new Promise((resolve) => this.#takers.push(resolve));
  }

  /** Returns false when the item was no longer waiting. */
  remove(item: Item): boolean {
    for (const items of Object.values(this.#waiting)) {
      const index = items.indexOf(item);
      if (index >= 0) {
        items.splice(index, 1);
        return true;
      }
    }
    return false;
  }

  /** Lets the takers go and returns what was still waiting. */
  close(): Item[] {
    this.#closed = true;
    for (const taker of this.#takers.splice(0)) taker(undefined);
    return [...this.#waiting.submission.splice(0), ...this.#waiting.run.splice(0)];
  }

  #next(): Item | undefined {
    const { submission, run } = this.#waiting;
    const runsTurn = run.length > 0 && (submission.length === 0 || this.#passed >= SUBMISSIONS_BEFORE_RUN);
    this.#passed = runsTurn || run.length === 0 ? 0 : this.#passed + 1;
    return runsTurn ? run.shift() : submission.shift();
  }
}
