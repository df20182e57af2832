import type { DeviceOutcome, DeviceRequest } from './devices.ts';

/** Messages between a page or the judge and the worker that runs programs. JSON. */

export const ENGINE_LANGUAGES = ['JAVASCRIPT', 'PYTHON'] as const;
/** Languages with an engine of their own; blocks become JavaScript before they get here. */
export type EngineLanguage = (typeof ENGINE_LANGUAGES)[number];

export interface RunRequest {
  id: number;
  language: EngineLanguage;
  /** Starts from a fresh interpreter: true for the first case of every job. Python starts afresh for every case. */
  fresh: boolean;
  /** Whether another case of the same job follows, so that preparing for it pays. */
  more: boolean;
  source: string;
  input: string;
  timeMs: number;
  /** The wall clock after which the program is ended by force; left out where its processor time is watched. */
  wallMs?: number;
  memoryBytes: number;
  outputBytes: number;
  device?: DeviceRequest;
  /** Records each executed line; this slows the program down. */
  trace?: boolean;
  /** Ends the program once the trace is full, as if it had ended well, because the rest could not be shown. */
  endsWithTrace?: boolean;
  /** Prints the words that Python's `input` is given; left out where the output is compared. */
  prompts?: boolean;
}

export const ENDINGS = ['ok', 'compileError', 'error', 'time', 'memory', 'output', 'starved'] as const;
/** `starved`: ended by force before it had used its processor time, which is no finding about the program. */
export type Ending = (typeof ENDINGS)[number];

export interface RunError {
  name: string;
  message: string;
  /** Line of the learner's source, numbered from 1. */
  line?: number;
  /** The lines from which that place was called, the nearest first; at most MAX_CALLERS. JavaScript only. */
  callers?: readonly number[];
}

/** One executed line with the state before it ran, in order. */
export interface TraceEntry {
  line: number;
  /** Variables as they are printed, each cut at TRACE_LIMITS.valueLength; the innermost first. */
  variables: readonly { name: string; value: string }[];
  /** Characters printed so far. */
  outputLength: number;
  /** Commands of the device finished so far. */
  step: number;
}

export const TRACE_LIMITS = { entries: 5_000, variables: 12, valueLength: 60, nameLength: 60 } as const;

export interface RunReply {
  id: number;
  ending: Ending;
  /** Processor time of the learner's program, in milliseconds. */
  timeMs: number;
  output: string;
  errorOutput: string;
  truncated: boolean;
  error?: RunError;
  outcome?: DeviceOutcome;
  trace?: readonly TraceEntry[];
  /** True when more lines ran than the trace holds. */
  traceCut?: boolean;
}

/** First message of a worker: proof that its confinement works. */
export interface WorkerHello {
  hello: 'judge-worker';
  filesDenied: boolean;
  childrenDenied: boolean;
  threadsDenied: boolean;
  environmentEmpty: boolean;
}

export const MAX_SOURCE_BYTES = 256 * 1024;
export const MAX_INPUT_BYTES = 4 * 1024 * 1024;
export const MAX_OUTPUT_BYTES = 1024 * 1024;
export const MAX_ERROR_OUTPUT_BYTES = 16 * 1024;
/**
 * The first 16 KB of the error output are kept; a program that writes more than this limit is ended as one that prints
 * too much.
 */
export const MAX_ERROR_FLOOD_BYTES = 4 * 1024 * 1024;
export const MAX_ERROR_MESSAGE_LENGTH = 1_000;
export const MAX_ERROR_NAME_LENGTH = 100;
export const MAX_CALLERS = 20;
/** JSON may encode one byte as six (\u0001), so a full output still fits. */
export const MAX_FRAME_BYTES = 8 * 1024 * 1024;
