/** The cases that a program is tried with: the examples of a problem, and the child's own beside them. Pure. */
import { MOST_OWN_CASES, type OwnCase } from '#shared/contract/learning/ownCases.ts';
import type { Problem } from '#shared/contract/learning/problems.ts';
import { firstDifference } from './firstDifference.ts';
import type { RunResult } from './runResultOf.ts';

export interface TrialCase extends Readonly<OwnCase> {
  /** `sample 1`, `own 1`. */
  readonly id: string;
  readonly isOwn: boolean;
  /** The number among the cases of its kind; cases are numbered from 1. */
  readonly number: number;
}

export function trialCasesOf(
  { sampleCaseList }: Pick<Problem, 'sampleCaseList'>,
  own: readonly OwnCase[],
): readonly TrialCase[] {
  return [
    ...sampleCaseList.map(({ input, expected }, index) => trialCase('sample', index, { input, expected })),
    ...own.map((one, index) => trialCase('own', index, one)),
  ];
}

const trialCase = (kind: 'sample' | 'own', index: number, one: OwnCase): TrialCase => ({
  ...one,
  id: `${kind} ${index + 1}`,
  isOwn: kind === 'own',
  number: index + 1,
});

/** Whether the run gave what was expected; null where nothing was. */
export function isAsExpected({ expected }: OwnCase, { output, verdict }: RunResult): boolean | null {
  if (expected.trim() === '') return null;
  return verdict === 'AC' && firstDifference(expected, output) === null;
}

/** Cases as they were kept; what is no case is left out. */
export function parseOwnCases(text: string | null): readonly OwnCase[] {
  if (text === null) return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  return Array.isArray(value) ? value.filter(isOwnCase).slice(0, MOST_OWN_CASES) : [];
}

/** One's own and those from elsewhere, which are left out where there is no room. */
export function mergeOwnCases(mine: readonly OwnCase[], theirs: readonly OwnCase[]): readonly OwnCase[] {
  const others = theirs.filter(
    ({ input, expected }) => !mine.some((one) => one.input === input && one.expected === expected),
  );
  return [...mine, ...others].slice(0, MOST_OWN_CASES);
}

function isOwnCase(value: unknown): value is OwnCase {
  if (typeof value !== 'object' || value === null) return false;
  const { input, expected } = value as Partial<Record<keyof OwnCase, unknown>>;
  return typeof input === 'string' && typeof expected === 'string';
}
