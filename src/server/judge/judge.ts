import type { EngineLanguage } from '#shared/code/protocol.ts';
import type { LanguageState } from './LanguageStates.ts';
import type { CaseResult, JudgedCase, JudgeJob, JudgeResult, RunJob } from './job.ts';

export type * from './job.ts';

interface JudgeStats {
  /** Workers that are ready or running. */
  workers: number;
  /** Whether a spare worker is ready. */
  hasSpare: boolean;
  busy: number;
  waiting: number;
  waitingByLane: ReadonlyMap<string, number>;
  judged: number;
  /** Workers thrown away after a kill, a crash or an odd answer. */
  replaced: number;
  languages: Readonly<Record<EngineLanguage, LanguageState>>;
  /** Layers of confinement in force on this machine. */
  confinement: readonly string[];
}

export interface JudgeOptions {
  signal?: AbortSignal;
  /** Called with each result at once. */
  onCase?: (result: JudgedCase) => void;
  /** Called with true when the job has begun and waits for another turn, and with false when it continues. */
  onPause?: (isPaused: boolean) => void;
}

export interface RunOptions {
  signal?: AbortSignal;
  /**
   * Called with the place in the queue at once and then each second (1 is the next), and with null when it leaves it.
   */
  onPlace?: (place: number | null) => void;
}

export interface Judge {
  /** The number of jobs that run at once. */
  readonly places: number;
  /** Rejects with JudgeBusyError when the queue is full and with an AbortError when the signal fires. */
  judge(job: JudgeJob, options?: JudgeOptions): Promise<JudgeResult>;
  /** The same flow without a score. */
  run(job: RunJob, options?: RunOptions): Promise<CaseResult>;
  /**
   * Starts the workers. Resolves once JavaScript is tested, while Python still starts; rejects when no worker can be
   * started, and then every job ends as SYSTEM. So do the jobs of a language whose self-test failed.
   */
  ready(): Promise<void>;
  stats(): JudgeStats;
  /** Ends the workers; jobs still waiting end as SYSTEM. */
  close(): Promise<void>;
}

/** The part of a pino logger the judge uses. */
export interface JudgeLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface StartJudgeOptions {
  /** Worker processes, at most as many as there are cores; each judges one job at a time. One more is kept ready. */
  workers: number;
  log: JudgeLog;
  /** Jobs that may wait; the next is refused with JudgeBusyError. 500 by default. */
  maxWaiting?: number;
}
