/** What passes over the pipe between the judge and one of its confined workers. */

export interface RunRequest {
  id: number;
  /** Start from a fresh WebAssembly instance: true for the first case of every job. */
  fresh: boolean;
  /** Whether another case of the same job follows, so that it is worth making ready for it. */
  more: boolean;
  source: string;
  input: string;
  timeMs: number;
  memoryBytes: number;
  outputBytes: number;
}

export const ENDINGS = ['ok', 'compileError', 'error', 'time', 'memory', 'output'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface RunError {
  name: string;
  message: string;
  line?: number;
}

export interface RunReply {
  id: number;
  ending: Ending;
  /** Processor time of the learner's program, in milliseconds. */
  timeMs: number;
  output: string;
  errorOutput: string;
  truncated: boolean;
  error?: RunError;
}

/** First words of a worker: proof that the walls it stands behind are really there. */
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
export const MAX_ERROR_MESSAGE_LENGTH = 1_000;
export const MAX_ERROR_NAME_LENGTH = 100;
/** JSON may write one byte as six (\u0001), so a full output still fits. */
export const MAX_FRAME_BYTES = 8 * 1024 * 1024;
