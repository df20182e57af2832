import type { WorkerProcess } from './WorkerProcess.ts';

const RETRY_MS = 1_000;

/** Starts workers and keeps one more of them ready, so that a dead one costs the next program no start. */
export class WorkerSupply {
  readonly #start: (identity: number) => Promise<WorkerProcess>;
  /** Each living worker has one, which may stand for a system user. */
  readonly #freeIdentities: number[];
  readonly #identityOf = new WeakMap<WorkerProcess, number>();
  #spare: Promise<WorkerProcess> | undefined;
  #standing: WorkerProcess | undefined;
  #closed = false;

  constructor(places: number, start: (identity: number) => Promise<WorkerProcess>) {
    this.#start = start;
    this.#freeIdentities = Array.from({ length: places + 1 }, (_, identity) => identity);
  }

  /** The spare worker, or a new one. Rejects with WorkerLostError when none can be started. */
  async take(): Promise<WorkerProcess> {
    const pending = this.#spare;
    this.#spare = undefined;
    this.#standing = undefined;
    const spare = await pending?.catch(() => undefined);
    if (spare?.alive) return spare;
    if (spare) this.giveBack(spare);
    return this.#startOne();
  }

  /** Starts the next spare, also for one that died while it waited; one that did not start is tried again later. */
  prepare(): void {
    if (this.#standing?.alive === false) {
      this.giveBack(this.#standing);
      this.#standing = undefined;
      this.#spare = undefined;
    }
    if (this.#closed || this.#spare || this.#freeIdentities.length === 0) return;
    const spare = this.#startOne();
    this.#spare = spare;
    spare.then(
      (worker) => {
        this.#standing = worker;
      },
      () => {
        if (this.#spare !== spare) return;
        this.#spare = undefined;
        setTimeout(() => this.prepare(), RETRY_MS).unref();
      },
    );
  }

  /** Whether a spare worker is ready. */
  get hasSpare(): boolean {
    return this.#spare !== undefined && this.#standing?.alive === true;
  }

  giveBack(dead: WorkerProcess): void {
    const identity = this.#identityOf.get(dead);
    if (identity !== undefined) this.#freeIdentities.push(identity);
  }

  close(): void {
    this.#closed = true;
    this.#spare?.then(
      (worker) => worker.kill(),
      () => undefined,
    );
  }

  async #startOne(): Promise<WorkerProcess> {
    const identity = this.#freeIdentities.shift() ?? 0;
    try {
      const worker = await this.#start(identity);
      this.#identityOf.set(worker, identity);
      return worker;
    } catch (error) {
      this.#freeIdentities.push(identity);
      throw error;
    }
  }
}
