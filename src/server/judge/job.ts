import type { Verdict } from '#shared/contract/verdicts.ts';

type JudgeLanguage = 'JAVASCRIPT';

export interface JudgeCase {
  /** What the program reads, as text. */
  input: string;
  /** What the program should print, as text. */
  expected: string;
}

export interface JudgeLimits {
  /** Processor time per case, in milliseconds. The wall clock allows three times as much. */
  timeMs: number;
  /** Ceiling of the interpreter's whole memory, in bytes; its own footing of about 2 MB included. */
  memoryBytes: number;
  /** UTF-8 bytes a case may print; one more is OLE. */
  outputBytes: number;
}

export type Checker =
  /** Ignores blanks at line ends and empty lines at the end. The default. */
  | { kind: 'trimmed' }
  /** Every character counts; a missing or extra line break at the very end does not. */
  | { kind: 'exact' }
  /** Compares token by token; numbers may differ by the tolerance, absolute or relative. */
  | { kind: 'numeric'; tolerance: number };

/** `submission` goes before `run`; rejudging can queue as `run` and starves nobody. */
export type JudgePriority = 'submission' | 'run';

export interface JudgeJob {
  language: JudgeLanguage;
  source: string;
  cases: readonly JudgeCase[];
  limits: JudgeLimits;
  checker: Checker;
  priority: JudgePriority;
  /** Leaves out the cases after the first that fails. */
  stopAtFirstFailure?: boolean;
}

/** Run with one's own input: nothing to compare with, so AC means only that it ended well. */
export interface RunJob {
  language: JudgeLanguage;
  source: string;
  input: string;
  limits: JudgeLimits;
}

export interface ProgramError {
  name: string;
  message: string;
  /** Line of the learner's source, from 1. */
  line?: number;
}

export interface CaseResult {
  verdict: Verdict;
  timeMs: number;
  /** What the program printed, cut at the output limit. */
  output: string;
  /** What it wrote with console.error, cut at 16 KB; never compared. */
  errorOutput: string;
  /** True when `output` was cut. */
  truncated: boolean;
  error?: ProgramError;
}

export interface JudgeResult {
  /** The worst of the cases. */
  verdict: Verdict;
  /** In the order of the job; empty when the source could not be compiled. */
  cases: CaseResult[];
  compileError?: ProgramError;
}
