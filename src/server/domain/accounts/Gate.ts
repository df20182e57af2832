import { AppError } from '#server/platform/appError.ts';

/** Lets a few tasks run at a time and makes the others wait in line; a line that is too long is refused. */
export class Gate {
  readonly #width: number;
  readonly #longestLine: number;
  readonly #line: (() => void)[] = [];
  #running = 0;

  constructor(options: { width: number; longestLine: number }) {
    this.#width = options.width;
    this.#longestLine = options.longestLine;
  }

  /** Throws SERVICE_BUSY when the line is full. */
  async pass<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#width) await this.#queue();
    else this.#running += 1;
    try {
      return await task();
    } finally {
      // The place goes to the next in line without being free in between: nobody overtakes.
      const next = this.#line.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #queue(): Promise<void> {
    if (this.#line.length >= this.#longestLine) {
      throw new AppError('SERVICE_BUSY', { log: `gate: ${this.#line.length} tasks wait already` });
    }
    return new Promise((resolve) => this.#line.push(resolve));
  }
}
