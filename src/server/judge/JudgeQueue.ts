import { CpuBudget } from './CpuBudget.ts';
import { JudgeBusyError } from './JudgeBusyError.ts';
import type { JudgePriority } from './job.ts';

export interface QueuedJob {
  readonly userId: number;
  readonly priority: JudgePriority;
}

/** A child over its processor budget waits in `late`, whatever it asked for. */
type Lane = JudgePriority | 'late';

/** The first goes first, but a lane that was passed over so many times has its turn. */
const LANES: readonly { readonly lane: Lane; readonly patience: number }[] = [
  { lane: 'battle', patience: 0 },
  { lane: 'lesson', patience: 4 },
  { lane: 'run', patience: 4 },
  { lane: 'late', patience: 8 },
  { lane: 'rejudge', patience: 16 },
];

interface Waiting<Job> {
  readonly job: Job;
  /** A child's second waiting job is one round after its first. */
  readonly round: number;
  readonly order: number;
}

/** A bounded queue, fair between children: round robin, and one job of a child at a time. */
export class JudgeQueue<Job extends QueuedJob> {
  readonly #maxWaiting: number;
  readonly #budget: CpuBudget;
  #waiting: Waiting<Job>[] = [];
  readonly #takers: ((job: Job | undefined) => void)[] = [];
  readonly #atWork = new Set<number>();
  readonly #passed = new Map<Lane, number>();
  #pushed = 0;
  #closed = false;

  constructor(maxWaiting: number, now: () => number = () => performance.now()) {
    this.#maxWaiting = maxWaiting;
    this.#budget = new CpuBudget(now);
  }

  get length(): number {
    return this.#waiting.length;
  }

  /** Throws JudgeBusyError when full. */
  push(job: Job): void {
    const waiting = { job, round: this.#roundOf(job), order: this.#pushed };
    this.#pushed += 1;
    this.#waiting.push(waiting);
    this.#serve();
    if (this.#waiting.length <= this.#maxWaiting) return;
    this.#waiting.pop();
    throw new JudgeBusyError(this.#waiting.length);
  }

  /** The next job as soon as there is one; undefined once the queue is closed. `done` follows every job. */
  take(): Promise<Job | undefined> {
    if (this.#closed) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.#takers.push(resolve);
      this.#serve();
    });
  }

  /** The job has ended after so much processor time: its child's next one may start. */
  done({ userId }: Job, cpuMs: number): void {
    this.#atWork.delete(userId);
    this.#budget.charge(userId, cpuMs);
    this.#serve();
  }

  /** How soon it is the turn of a job that waits: 1 is the next. An estimate, since lanes are not starved. */
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

  /** Lets the takers go and returns what was still waiting. */
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
      this.#takers.shift()?.(next.job);
    }
  }

  /** Behind the child's own jobs; else beside the first jobs of the others that wait. */
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
      if (!best || waiting.round < best.round) first.set(lane, waiting);
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
    return (rankOf(one) - rankOf(other) || one.round - other.round || one.order - other.order) < 0;
  }

  #laneOf({ userId, priority }: Job): Lane {
    return priority !== 'rejudge' && this.#budget.isOver(userId) ? 'late' : priority;
  }
}
