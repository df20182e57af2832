import { observeMetric } from '#server/platform/metrics.ts';
import type { JudgePriority } from './job.ts';
import { JudgeBusyError } from './JudgeBusyError.ts';
import type { RunOnWorker } from './judgeCases.ts';
import type { JudgeQueue, QueuedJob } from './JudgeQueue.ts';
import { FIRST_SHARE_MS } from './RunWatch.ts';
import { CutShortError, OverTimeError } from './WorkerProcess.ts';
import type { WorkerSlot } from './WorkerSlot.ts';

const EVERY_MS = 1_000;

/**
 * Reports the place of a waiting job, at once and then each second; null once it no longer waits. Nothing is reported
 * for a job that never had to wait. Returns the function that ends it.
 */
export function reportQueuePlace(
  placeOf: () => number | undefined,
  tell: ((place: number | null) => void) | undefined,
): () => void {
  let last: number | null = null;
  const look = () => {
    const place = placeOf() ?? null;
    if (place !== last) tell?.(place);
    last = place;
  };
  look();
  if (!tell || last === null) return () => undefined;
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    look();
  };
}

export interface TurnEnd {
  /** False for a job that gave way and waits in the queue again. */
  readonly hasEnded: boolean;
  /** Processor time of this turn, in milliseconds. */
  readonly cpuMs: number;
}

/** The queue's part of a job, with any result. */
export interface QueuedTicket extends QueuedJob {
  /** Begins or continues, until the job has ended or gives way. */
  work(slot: WorkerSlot): Promise<TurnEnd>;
  refuse(): void;
}

interface TicketOptions<Result> {
  readonly queue: JudgeQueue<QueuedTicket>;
  readonly job: QueuedJob;
  readonly signal: AbortSignal | undefined;
  /** The place before its first turn; null once it has begun. */
  readonly onPlace?: ((place: number | null) => void) | undefined;
  /** Called with true when the job has given way, and with false when it continues. */
  readonly onPause?: ((isPaused: boolean) => void) | undefined;
  /** The result of a job that will not run any more. */
  readonly refused: Result;
  readonly work: (run: RunOnWorker) => Promise<Result>;
}

/** A stay at one place. */
interface Turn {
  readonly slot: WorkerSlot;
  readonly end: (end: TurnEnd) => void;
  cpuMs: number;
}

/**
 * A job from its way into the queue to its result, in turns: between two programs, and once within a program, it leaves
 * its place to a child with less processor time. Throws JudgeBusyError when the queue is full.
 */
export class Ticket<Result> implements QueuedTicket {
  readonly userId: number;
  readonly priority: JudgePriority;
  readonly result: Promise<Result>;
  readonly #options: TicketOptions<Result>;
  readonly #settle: { resolve(result: Result): void; reject(error: unknown): void };
  readonly #leaveQueue: () => void;
  readonly #cameAt = performance.now();
  #isLong = false;
  #turn: Turn | undefined;
  /** Set once the job has begun to wait for another turn. */
  #goOn: (() => void) | undefined;

  constructor(options: TicketOptions<Result>) {
    const { job, queue, signal, onPlace } = options;
    this.#options = options;
    this.userId = job.userId;
    this.priority = job.priority;
    const { promise, ...settle } = Promise.withResolvers<Result>();
    this.result = promise;
    this.#settle = settle;
    queue.push(this);
    this.#leaveQueue = reportQueuePlace(() => queue.placeOf(this), onPlace);
    signal?.addEventListener('abort', this.#giveUp, { once: true });
  }

  get isLong(): boolean {
    return this.#isLong;
  }

  work(slot: WorkerSlot): Promise<TurnEnd> {
    const { promise, resolve: end } = Promise.withResolvers<TurnEnd>();
    this.#turn = { slot, end, cpuMs: 0 };
    if (this.#goOn) this.#goOn();
    else void this.#begin();
    return promise;
  }

  refuse(): void {
    this.#leaveQueue();
    this.#settle.resolve(this.#options.refused);
  }

  async #begin(): Promise<void> {
    const { work, signal } = this.#options;
    this.#leaveQueue();
    observeMetric('dolphin_judge_wait_seconds', { lane: this.priority }, performance.now() - this.#cameAt);
    try {
      this.#settle.resolve(await work(this.#run));
    } catch (error) {
      this.#settle.reject(error);
    } finally {
      signal?.removeEventListener('abort', this.#giveUp);
      this.#turn?.end({ hasEnded: true, cpuMs: this.#turn.cpuMs });
    }
  }

  readonly #run: RunOnWorker = async (request) => {
    const { queue, signal } = this.#options;
    let { fresh } = request;
    for (let isCut = false; ; isCut = true) {
      signal?.throwIfAborted();
      if (await this.#giveWay(isCut)) fresh = true;
      signal?.throwIfAborted();
      const turn = this.#turn;
      if (!turn) throw new Error('A job without a place has asked for a worker.');
      try {
        const reply = await turn.slot.run({ ...request, fresh }, (usedMs) =>
          queue.shouldGiveWay(this, turn.cpuMs + usedMs),
        );
        turn.cpuMs += reply.timeMs;
        return reply;
      } catch (error) {
        if (error instanceof OverTimeError || error instanceof CutShortError) turn.cpuMs += error.cpuMs;
        if (!(error instanceof CutShortError)) throw error;
        this.#isLong = true;
        fresh = true;
      }
    }
  };

  /** Leaves the place to others if it should; resolves in the next turn then, with true. */
  async #giveWay(isCut: boolean): Promise<boolean> {
    const { queue, onPause } = this.#options;
    const turn = this.#turn;
    if (!turn) return false;
    if (!isCut && (turn.cpuMs < FIRST_SHARE_MS || !queue.shouldGiveWay(this, turn.cpuMs))) return false;
    try {
      queue.push(this);
    } catch (error) {
      // A job that has begun is not dropped.
      if (error instanceof JudgeBusyError) return false;
      throw error;
    }
    const { promise: nextTurn, resolve: goOn } = Promise.withResolvers<void>();
    this.#goOn = goOn;
    this.#turn = undefined;
    turn.end({ hasEnded: false, cpuMs: turn.cpuMs });
    onPause?.(true);
    await nextTurn;
    onPause?.(false);
    return true;
  }

  readonly #giveUp = (): void => {
    this.#options.queue.remove(this);
    this.#leaveQueue();
    this.#settle.reject(this.#options.signal?.reason);
    this.#turn?.slot.interrupt();
    this.#goOn?.();
  };
}
