import type { DeviceOutcome, DeviceRequest } from '#shared/code/devices.ts';
import type { TraceEntry } from '#shared/code/protocol.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { Verdict } from '#shared/contract/learning/verdicts.ts';

export interface JudgeCase {
  /** The input of the program, as text. */
  input: string;
  /** The expected output of the program, as text. */
  expected: string;
  /** The device of a program that does more than print. */
  device?: DeviceRequest;
}

export interface JudgeLimits {
  /** Processor time per case, in milliseconds; the wall clock on a busy machine does not matter. */
  timeMs: number;
  /**
   * Ceiling of the interpreter's memory, in bytes. JavaScript's own footing of about 2 MB is included; that of Python,
   * about 11 MB with the library, is not.
   */
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
  | { kind: 'numeric'; tolerance: number }
  /** Compares word by word, with any blanks and line breaks between words. */
  | { kind: 'tokens' }
  /** JavaScript that defines `check(input, expected, output)`, which returns whether the output is right. */
  | { kind: 'custom'; source: string };

/** Cases that give their points only when all of them pass. */
export interface Subtask {
  points: number;
  /** Positions in the job's cases, from 0. */
  cases: readonly number[];
}

/** Priorities from the first to the last; the longest waiting job is not starved by those before it. */
export type JudgePriority = 'battle' | 'lesson' | 'run' | 'rejudge';

export interface JudgeJob {
  /** The child whose job it is: one job of a child is judged at a time. */
  userId: number;
  language: Language;
  source: string;
  cases: readonly JudgeCase[];
  limits: JudgeLimits;
  checker: Checker;
  priority: JudgePriority;
  /** Without subtasks there is no score. */
  subtasks?: readonly Subtask[];
  /** Skips the cases after the first that fails. */
  stopAtFirstFailure?: boolean;
}

/** A run with own input: nothing is compared, so AC means only that it ended well. */
export interface RunJob {
  /** The child whose job it is: one job of a child is judged at a time. */
  userId: number;
  language: Language;
  source: string;
  input: string;
  limits: JudgeLimits;
  device?: DeviceRequest;
  /** Records each executed line. */
  trace?: boolean;
  /** Prints the prompts of Python's `input`: for a run without comparison. */
  prompts?: boolean;
}

export interface ProgramError {
  name: string;
  message: string;
  /** Line of the learner's source, from 1. */
  line?: number;
  /** The lines from which that place was called, the nearest first. */
  callers?: readonly number[];
  /** The block, in place of the line, for a program of blocks. */
  blockId?: string;
}

export interface CaseResult {
  verdict: Verdict;
  timeMs: number;
  /** The output of the program, cut at the output limit. */
  output: string;
  /** The text written with console.error, cut at 16 KB; never compared. */
  errorOutput: string;
  /** True when `output` was cut. */
  truncated: boolean;
  error?: ProgramError;
  /** The result of the device, for any end of the program. */
  outcome?: DeviceOutcome;
  trace?: readonly TraceEntry[];
  traceCut?: boolean;
}

export interface JudgedCase extends CaseResult {
  /** Position in the job's cases, from 0. */
  index: number;
}

export interface JudgeResult {
  /** The worst of the cases. */
  verdict: Verdict;
  /** In the order of the job, without skipped cases; empty when the source could not be compiled. */
  cases: JudgedCase[];
  /** Points of the passed subtasks. */
  score?: number;
  compileError?: ProgramError;
  /** The fault of the problem's own checker; the verdict is SYSTEM then. */
  checkerFault?: string;
}
