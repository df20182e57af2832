import type { ProblemContent } from '#server/domain/seed/courseContent.ts';
import type { JudgedCase, JudgeResult, ProgramError } from '#server/judge/job.ts';

/** The usual mistakes of children: the unchanged starter, a plausible answer, a missing bracket, a mistyped word. */
export type Mistake = 'STARTER' | 'WRONG' | 'UNCLOSED' | 'TYPO';

export type JudgedMistake = { readonly problemId: number; readonly mistake: Mistake } & (
  | { readonly verdict: 'WA'; readonly passed: number; readonly outputs: readonly string[] }
  /** Stops at the same place in every case, before anything is printed. */
  | { readonly verdict: 'CE' | 'RE'; readonly line: number; readonly says: string }
);

/** The program of a mistake; without one the reference solution. */
export function sourceOf({ id, programs }: ProblemContent, mistake?: Mistake): string {
  const program = programs.JAVASCRIPT;
  if (!program) throw new Error(`sourceOf: problem ${id} is not for JavaScript`);
  const { solution, starterCode, wrongAnswers } = program;
  if (mistake === undefined) return solution;
  if (mistake === 'STARTER') return starterCode;
  if (mistake === 'WRONG') return wrongAnswers[0] ?? starterCode;
  if (mistake === 'TYPO') return solution.replaceAll('print(', 'pirnt(');
  const last = solution.lastIndexOf(')');
  return solution.slice(0, last) + solution.slice(last + 1);
}

const RAN = { timeMs: 2, output: '', errorOutput: '', truncated: false } as const;

/** The whole result of a mistake, as the judge gives it; without one that of a program that is right. */
export function resultOf({ cases }: Pick<ProblemContent, 'cases'>, judged?: JudgedMistake): JudgeResult {
  if (judged === undefined) {
    return {
      verdict: 'AC',
      cases: cases.map(({ expected }, index) => ({ ...RAN, index, verdict: 'AC', output: expected })),
    };
  }
  if (judged.verdict === 'WA') return { verdict: 'WA', cases: wrongCases(cases, judged) };
  const error: ProgramError = {
    name: judged.verdict === 'CE' ? 'SyntaxError' : 'ReferenceError',
    message: judged.says,
    line: judged.line,
  };
  if (judged.verdict === 'CE') return { verdict: 'CE', cases: [], compileError: error };
  return { verdict: 'RE', cases: cases.map((_, index) => ({ ...RAN, index, verdict: 'RE', error })) };
}

/** Hidden cases appear only as a number of passed ones, as in real verdicts. */
function wrongCases(
  cases: ProblemContent['cases'],
  { passed, outputs }: Extract<JudgedMistake, { verdict: 'WA' }>,
): JudgedCase[] {
  let left = passed;
  let shown = 0;
  const judgedCases: JudgedCase[] = [];
  for (const [index, { expected, hidden }] of cases.entries()) {
    const output = hidden ? '' : (outputs[shown] ?? '');
    if (!hidden) shown += 1;
    const isRight = hidden ? left > 0 : output.trimEnd() === expected.trimEnd();
    if (isRight) left -= 1;
    judgedCases.push({ ...RAN, index, verdict: isRight ? 'AC' : 'WA', output });
  }
  return judgedCases;
}
