import type { JudgeLog } from './judge.ts';
import type { WorkerProcess } from './WorkerProcess.ts';
import { CutShortError, OverTimeError, WorkerLostError } from './WorkerProcess.ts';
import type { WorkerSupply } from './WorkerSupply.ts';
import type { RunReply, RunRequest } from '#shared/code/protocol.ts';

/** After this many programs, or this much work, a worker is replaced, because of state that it may have gathered. */
const PROGRAMS_PER_WORKER = 1_000;
const CPU_MS_PER_WORKER = 30_000;

export interface WorkerSlotOptions {
  index: number;
  supply: WorkerSupply;
  log: JudgeLog;
}

/** A place for one worker: starts it when needed and replaces it when dead or worn. */
export class WorkerSlot {
  readonly #options: WorkerSlotOptions;
  #worker: Promise<WorkerProcess> | undefined;
  #current: WorkerProcess | undefined;
  #replaced = 0;
  #closed = false;

  constructor(options: WorkerSlotOptions) {
    this.#options = options;
  }

  get replaced(): number {
    return this.#replaced;
  }

  get hasWorker(): boolean {
    return this.#current?.alive === true;
  }

  /** Resolves when a living worker is ready; rejects with WorkerLostError when none can be started. */
  async ready(): Promise<void> {
    await this.#living();
  }

  /** Rejects as WorkerProcess.run does. The next call finds a new worker. */
  async run(request: RunRequest, shouldGiveWay?: (usedMs: number) => boolean): Promise<RunReply> {
    const worker = await this.#living();
    try {
      return await worker.run(request, shouldGiveWay);
    } catch (error) {
      if (error instanceof CutShortError && worker.alive) throw error;
      const isOwnFault = error instanceof OverTimeError || error instanceof CutShortError;
      const log = isOwnFault ? this.#options.log.info : this.#options.log.warn;
      log.call(this.#options.log, { err: error, slot: this.#options.index }, 'A judge worker is replaced.');
      throw error;
    }
  }

  /** Between two jobs: replaces a worn worker, starting the next one ahead of need. */
  settle(): void {
    const worker = this.#current;
    if (worker && (worker.served >= PROGRAMS_PER_WORKER || worker.cpuMs >= CPU_MS_PER_WORKER)) worker.kill();
    // A failure appears again, and is handled, when the next job asks for the worker.
    if (!this.#closed) this.ready().catch(() => undefined);
  }

  /** Ends the worker under a running job; its run() rejects with WorkerLostError. */
  interrupt(): void {
    this.#current?.kill();
  }

  close(): void {
    this.#closed = true;
    this.#worker?.then(
      (worker) => worker.kill(),
      () => undefined,
    );
  }

  async #living(): Promise<WorkerProcess> {
    if (this.#closed) throw new WorkerLostError('The judge is closed.');
    const { supply } = this.#options;
    if (this.#current && !this.#current.alive) {
      supply.giveBack(this.#current);
      this.#replaced += 1;
      this.#current = undefined;
      this.#worker = undefined;
    }
    this.#worker ??= supply.take();
    try {
      this.#current = await this.#worker;
    } catch (error) {
      this.#worker = undefined;
      throw error;
    }
    supply.prepare();
    return this.#current;
  }
}
