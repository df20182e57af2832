import { AppError } from '#server/platform/appError.ts';

/** Lets a few tasks run at a time and queues the others; a full queue refuses. */
export class ConcurrencyLimiter {
  readonly #limit: number;
  readonly #maxQueue: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: { limit: number; maxQueue: number }) {
    this.#limit = options.limit;
    this.#maxQueue = options.maxQueue;
  }

  /** Throws SERVICE_BUSY when the queue is full. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limit) await this.#wait();
    else this.#running += 1;
    try {
      return await task();
    } finally {
      // The place goes directly to the next in the queue, so that nobody overtakes.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#maxQueue) {
      throw new AppError('SERVICE_BUSY', { log: `limiter: ${this.#waiting.length} tasks wait already` });
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
