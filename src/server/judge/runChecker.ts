import type { CaseResult, JudgeLimits } from './job.ts';

const LIMITS: JudgeLimits = { timeMs: 1_000, memoryBytes: 64 * 1024 * 1024, outputBytes: 1_000 };

/** The problem's own checker is at fault, not the program it was to check. */
export class CheckerFaultError extends Error {
  override readonly name = 'CheckerFaultError';
}

export interface CheckedOutput {
  readonly input: string;
  readonly expected: string;
  readonly output: string;
}

/** A program to run in a fresh interpreter, as a learner's is. */
interface CheckerProgram {
  readonly source: string;
  readonly input: string;
  readonly limits: JudgeLimits;
}

/**
 * The answer of the checker's `check(input, expected, output)`. It sees nothing else and is confined like a learner's
 * program. Throws CheckerFaultError when it ends badly or returns anything but true and false.
 */
export async function runChecker(
  source: string,
  { input, expected, output }: CheckedOutput,
  run: (program: CheckerProgram) => Promise<CaseResult>,
): Promise<'AC' | 'WA' | 'SYSTEM'> {
  const result = await run({
    source: `${source}\n;{ const given = JSON.parse(inputAll()); print(check(...given)); }`,
    input: JSON.stringify([input, expected, output]),
    limits: LIMITS,
  });
  if (result.verdict === 'SYSTEM') return 'SYSTEM';
  const answer = result.output.trimEnd().split('\n').at(-1);
  if (result.verdict === 'AC' && answer === 'true') return 'AC';
  if (result.verdict === 'AC' && answer === 'false') return 'WA';
  const words = result.error ? `${result.error.name}: ${result.error.message}` : `it printed ${answer}`;
  throw new CheckerFaultError(`The checker ended as ${result.verdict}; ${words}`);
}
