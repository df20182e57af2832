import type { JudgeCase, JudgeLimits } from './job.ts';
import { MAX_INPUT_BYTES, MAX_OUTPUT_BYTES, MAX_SOURCE_BYTES } from '#shared/code/protocol.ts';

const BOUNDS = {
  timeMs: { min: 1, max: 20_000 },
  memoryBytes: { min: 16 * 1024 * 1024, max: 512 * 1024 * 1024 },
  outputBytes: { min: 1, max: MAX_OUTPUT_BYTES },
} as const satisfies Record<keyof JudgeLimits, { min: number; max: number }>;

interface CheckedJob {
  source: string;
  limits: JudgeLimits;
  inputs: readonly JudgeCase['input'][];
}

/** Throws a RangeError that names the field: callers check outside input long before this. */
export function assertJob({ source, limits, inputs }: CheckedJob): void {
  for (const key of ['timeMs', 'memoryBytes', 'outputBytes'] as const) {
    const { min, max } = BOUNDS[key];
    const value = limits[key];
    if (!Number.isInteger(value) || value < min || value > max) {
      throw new RangeError(`limits.${key} is ${value}; it must be a whole number from ${min} to ${max}.`);
    }
  }
  assertBytes('source', source, MAX_SOURCE_BYTES);
  for (const [index, input] of inputs.entries())
    assertBytes(`input of case ${index + 1}`, input, MAX_INPUT_BYTES);
}

function assertBytes(name: string, text: string, max: number): void {
  const bytes = Buffer.byteLength(text, 'utf8');
  if (bytes > max) throw new RangeError(`The ${name} has ${bytes} bytes; at most ${max} are allowed.`);
}
