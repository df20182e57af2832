import { deviceNames } from '#shared/code/deviceNames.ts';
import type { ExplainedProgram } from '#shared/code/errorText.ts';
import { explainApart } from '#server/judge/explainApart.ts';
import type { JudgeCase, JudgeResult } from '#server/judge/judge.ts';

/** The reason why a program was stopped, in a child's words; empty where it was not. */
export async function reasonOf(
  { language, source }: Pick<ExplainedProgram, 'language' | 'source'>,
  cases: readonly JudgeCase[],
  result: JudgeResult,
): Promise<string> {
  const failed = result.cases.find(({ verdict }) => verdict !== 'AC');
  const device = cases[failed?.index ?? 0]?.device;
  const program = { language, source, ...(device && { names: deviceNames(device) }) };
  const told = result.compileError
    ? await explainApart('explainCompileError', result.compileError, program)
    : failed && (await explainApart('explainRun', failed, program));
  return told ?? '';
}
