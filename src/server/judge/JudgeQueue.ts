import { CpuBudget } from './CpuBudget.ts';
import { JudgeBusyError } from './JudgeBusyError.ts';
import type { JudgePriority } from './job.ts';

export interface QueuedJob {
  readonly userId: number;
  readonly priority: JudgePriority;
  /** Whether it was once interrupted for others: it takes longer than most programs. */
  readonly isLong?: boolean;
}

/** A child over its processor budget waits in `late` at any priority, and so does a long program. */
type Lane = JudgePriority | 'late';

/** Lanes are served in this order, but a lane that was passed over this number of times has its turn. */
const LANES: readonly { readonly lane: Lane; readonly patience: number }[] = [
  { lane: 'battle', patience: 0 },
  { lane: 'lesson', patience: 4 },
  { lane: 'run', patience: 4 },
  { lane: 'late', patience: 8 },
  { lane: 'rejudge', patience: 16 },
];

/** Children with little use go before those with much; within such a share they are equal. In milliseconds. */
export const SHARE_MS = 500;

interface Waiting<Job> {
  readonly job: Job;
  /** A child's second waiting job is one round after its first. */
  readonly round: number;
  readonly order: number;
}

/**
 * A bounded queue, fair between children: one job of a child at a time, the child with the least recent processor time
 * first, then round robin.
 */
export class JudgeQueue<Job extends QueuedJob> {
  readonly #maxWaiting: number;
  readonly #places: number;
  readonly #budget: CpuBudget;
  #waiting: Waiting<Job>[] = [];
  readonly #takers: ((job: Job | undefined) => void)[] = [];
  readonly #atWork = new Set<number>();
  /** In the order in which they began. */
  readonly #longAtWork = new Set<Job>();
  /** Running jobs that were told to give way, each for a waiting one. */
  readonly #leaving = new Set<Job>();
  readonly #passed = new Map<Lane, number>();
  #pushed = 0;
  #closed = false;

  /** `places`: the number of jobs that run at once. */
  constructor(maxWaiting: number, places = 1, now: () => number = () => performance.now()) {
    this.#maxWaiting = maxWaiting;
    this.#places = places;
    this.#budget = new CpuBudget(now);
  }

  get length(): number {
    return this.#waiting.length;
  }

  /** The number of waiting jobs in each lane. */
  get waitingByLane(): ReadonlyMap<Lane, number> {
    const counts = new Map<Lane, number>(LANES.map(({ lane }) => [lane, 0]));
    for (const { job } of this.#waiting) {
      const lane = this.#laneOf(job);
      counts.set(lane, (counts.get(lane) ?? 0) + 1);
    }
    return counts;
  }

  /** Throws JudgeBusyError when full. */
  push(job: Job): void {
    const waiting = { job, round: this.#roundOf(job), order: this.#pushed };
    this.#pushed += 1;
    this.#waiting.push(waiting);
    this.#serve();
    if (this.#waiting.length <= this.#maxWaiting) return;
    this.#waiting.pop();
    throw new JudgeBusyError(`The judge queue is full: ${this.#waiting.length} jobs are waiting.`);
  }

  /** The next job as soon as there is one; undefined once the queue is closed. `done` follows every job. */
  take(): Promise<Job | undefined> {
    if (this.#closed) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.#takers.push(resolve);
      this.#serve();
    });
  }

  /** The job has ended, or gives way, after this processor time: its child's next one may start. */
  done(job: Job, cpuMs: number): void {
    const { userId } = job;
    this.#atWork.delete(userId);
    this.#longAtWork.delete(job);
    this.#leaving.delete(job);
    this.#budget.charge(userId, cpuMs);
    this.#serve();
  }

  /**
   * Whether a running job with this processor time in its turn should give way: a child with less use waits with a
   * program that is not known to be long. Among long programs only the last to come gives way, and only if no other
   * place is free, so that each of them ends. The answer for a job stays true.
   */
  shouldGiveWay(job: Job, cpuMs: number): boolean {
    if (this.#leaving.has(job)) return true;
    if (job.isLong === true && !this.#holdsLastPlace(job)) return false;
    const share = this.#shareOf(job, cpuMs);
    const before = this.#waiting.filter(({ job: other }) => {
      if (this.#atWork.has(other.userId)) return false;
      const lane = this.#laneOf(other);
      return lane !== 'late' && lane !== 'rejudge' && this.#shareOf(other) < share;
    });
    if (before.length <= this.#leaving.size) return false;
    this.#leaving.add(job);
    return true;
  }

  #holdsLastPlace(job: Job): boolean {
    const long = [...this.#longAtWork];
    return this.#places > 1 && long.length >= this.#places && long.at(-1) === job;
  }

  /** The place of a waiting job: 1 is the next. An estimate, since lanes are not starved. */
  placeOf(job: Job): number | undefined {
    const own = this.#waiting.find((waiting) => waiting.job === job);
    if (!own) return undefined;
    return 1 + this.#waiting.filter((other) => this.#goesBefore(other, own)).length;
  }

  /** Returns false when the job was no longer waiting. */
  remove(job: Job): boolean {
    const before = this.#waiting.length;
    this.#waiting = this.#waiting.filter((waiting) => waiting.job !== job);
    return this.#waiting.length < before;
  }

  /** Releases the takers and returns the waiting jobs. */
  close(): Job[] {
    this.#closed = true;
    for (const taker of this.#takers.splice(0)) taker(undefined);
    return this.#waiting.splice(0).map(({ job }) => job);
  }

  #serve(): void {
    while (this.#takers.length > 0) {
      const next = this.#next();
      if (!next) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#atWork.add(next.job.userId);
      if (next.job.isLong === true) this.#longAtWork.add(next.job);
      this.#takers.shift()?.(next.job);
    }
  }

  /** After the child's own jobs; otherwise beside the first waiting jobs of others. */
  #roundOf({ userId, priority }: Job): number {
    const own = this.#waiting.filter(({ job }) => job.userId === userId && job.priority === priority);
    if (own.length > 0) return Math.max(...own.map(({ round }) => round)) + 1;
    return this.#waiting.length > 0 ? Math.min(...this.#waiting.map(({ round }) => round)) : 0;
  }

  #next(): Waiting<Job> | undefined {
    const first = new Map<Lane, Waiting<Job>>();
    for (const waiting of this.#waiting) {
      if (this.#atWork.has(waiting.job.userId)) continue;
      const lane = this.#laneOf(waiting.job);
      const best = first.get(lane);
      if (!best || this.#order(waiting, best) < 0) first.set(lane, waiting);
    }
    const waitingLanes = LANES.filter(({ lane }) => first.has(lane));
    const passedOf = (lane: Lane) => this.#passed.get(lane) ?? 0;
    const impatient = waitingLanes.find(({ lane, patience }) => patience > 0 && passedOf(lane) >= patience);
    const chosen = impatient ?? waitingLanes[0];
    if (!chosen) return undefined;
    const below = LANES.indexOf(chosen);
    for (const [index, { lane }] of LANES.entries()) {
      if (lane === chosen.lane || !first.has(lane)) this.#passed.delete(lane);
      else if (index > below) this.#passed.set(lane, passedOf(lane) + 1);
    }
    return first.get(chosen.lane);
  }

  #goesBefore(one: Waiting<Job>, other: Waiting<Job>): boolean {
    const rankOf = ({ job }: Waiting<Job>) => LANES.findIndex(({ lane }) => lane === this.#laneOf(job));
    return (rankOf(one) - rankOf(other) || this.#order(one, other)) < 0;
  }

  /** Within a lane. */
  #order(one: Waiting<Job>, other: Waiting<Job>): number {
    return (
      this.#shareOf(one.job) - this.#shareOf(other.job) || one.round - other.round || one.order - other.order
    );
  }

  #shareOf({ userId }: Job, cpuMs = 0): number {
    return Math.floor((this.#budget.usedMs(userId) + cpuMs) / SHARE_MS);
  }

  #laneOf({ userId, priority, isLong }: Job): Lane {
    return priority !== 'rejudge' && (isLong === true || this.#budget.isOver(userId)) ? 'late' : priority;
  }
}
