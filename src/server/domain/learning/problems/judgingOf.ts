import { z } from 'zod';
import type { Checker, JudgeLimits, Subtask } from '#server/judge/judge.ts';
import type { ProblemWithCases } from './findProblem.ts';

/** Longest source of a checker, in UTF-16 units. */
const CHECKER_LIMIT = 20_000;

const checkerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('trimmed') }),
  z.strictObject({ kind: z.literal('exact') }),
  z.strictObject({ kind: z.literal('tokens') }),
  z.strictObject({ kind: z.literal('numeric'), tolerance: z.number().min(0).max(1) }),
  z.strictObject({ kind: z.literal('custom'), source: z.string().min(1).max(CHECKER_LIMIT) }),
]);

const subtasksSchema = z
  .array(z.strictObject({ points: z.int().min(1).max(1_000), cases: z.array(z.int().min(1)).min(1) }))
  .min(1)
  .max(20);

/** The way in which a problem's submissions are judged. */
interface Judging {
  readonly limits: JudgeLimits;
  readonly checker: Checker;
  readonly subtasks?: readonly Subtask[];
}

/** Parses the judging columns of staff. Throws an error that names the problem when they are invalid. */
export function judgingOf({ problem, cases }: ProblemWithCases): Judging {
  const refuse = (what: string, cause?: unknown) =>
    new Error(`problem ${problem.id} cannot be judged: ${what}`, { cause });
  if (cases.length === 0) throw refuse('it has no cases');
  const checker = checkerSchema.safeParse(problem.checker);
  if (!checker.success) throw refuse('its checker is none', checker.error);
  const limits = limitsOf(problem);
  if (problem.subtasks === null) return { limits, checker: checker.data };
  const subtasks = subtasksSchema.safeParse(problem.subtasks);
  if (!subtasks.success) throw refuse('its subtasks are none', subtasks.error);
  const indexOf = new Map(cases.map(({ caseNumber }, index) => [caseNumber, index]));
  return {
    limits,
    checker: checker.data,
    subtasks: subtasks.data.map(({ points, cases: numbers }) => ({
      points,
      cases: numbers.map((number) => {
        const index = indexOf.get(number);
        if (index === undefined) throw refuse(`its subtasks name case ${number}, which it does not have`);
        return index;
      }),
    })),
  };
}

export const limitsOf = (problem: ProblemWithCases['problem']): JudgeLimits => ({
  timeMs: problem.timeLimitMs,
  memoryBytes: problem.memoryLimitBytes,
  outputBytes: problem.outputLimitBytes,
});

/** Points of all subtasks together; 0 without any, or when they are none. */
export function mostPointsOf({ subtasks }: ProblemWithCases['problem']): number {
  const parsed = subtasksSchema.safeParse(subtasks);
  return parsed.success ? parsed.data.reduce((sum, { points }) => sum + points, 0) : 0;
}
