import type { CaseResult, JudgeJob, JudgeResult, RunJob } from './job.ts';

export type * from './job.ts';

interface JudgeStats {
  /** Workers ready or at work. */
  workers: number;
  busy: number;
  waiting: number;
  judged: number;
  /** Workers thrown away after a kill, a crash or an odd answer. */
  replaced: number;
  /** Layers of confinement in force on this machine. */
  confinement: readonly string[];
}

export interface Judge {
  /** Rejects with JudgeBusyError when the queue is full and with an AbortError when the signal fires. */
  judge(job: JudgeJob, options?: { signal?: AbortSignal }): Promise<JudgeResult>;
  /** The same flow without a score. */
  run(job: RunJob, options?: { signal?: AbortSignal }): Promise<CaseResult>;
  /** Starts the workers. Resolves once the self-test passed; rejects when it failed, and then every job ends as SYSTEM. */
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
  /** Worker processes; each judges one job at a time. */
  workers: number;
  log: JudgeLog;
  /** Jobs that may wait; the next is refused with JudgeBusyError. 500 unless told. */
  maxWaiting?: number;
}
