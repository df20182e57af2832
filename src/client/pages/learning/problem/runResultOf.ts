import { blockOfError } from '#shared/blocks/blockOfError.ts';
import type { BlockError } from '#shared/blocks/BlockError.ts';
import { explainCompileError, stopText } from '#shared/code/endingText.ts';
import { compileErrorText } from '#shared/code/errorText.ts';
import type { RunReply } from '#shared/code/protocol.ts';
import { VERDICT_OF } from '#shared/code/verdictOf.ts';
import type { Language, problemRoutes } from '#shared/contract/learning/problems.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import type { EngineProgram } from '../engineProgramOf.ts';

export type RunResult = ResponseOf<typeof problemRoutes.runCode>;

interface OwnProgram {
  readonly language: Language;
  readonly source: string;
}

/** The judge's answer to a run in this browser. */
export function runResultOf(
  { ending, error, output, truncated, timeMs }: RunReply,
  program: OwnProgram,
  blockOfLine: EngineProgram['blockOfLine'],
): RunResult {
  const verdict = ending === 'starved' ? 'TLE' : VERDICT_OF[ending];
  const isUnreadable = verdict === 'CE';
  const line = isUnreadable && error ? compileErrorText(error, program).line : error?.line;
  const explanation = isUnreadable
    ? explainCompileError(error, program)
    : stopText({ verdict, ...(error && { error }) }, program);
  return {
    verdict,
    output,
    truncated,
    timeMs,
    errorMessage: error ? `${error.name}: ${error.message}` : null,
    errorLine: blockOfLine ? null : (line ?? null),
    errorBlockId: blockOfLine && error ? blockOfError(error, blockOfLine) : null,
    explanation: verdict === 'AC' ? null : explanation,
  };
}

/** The judge's answer to blocks that are no program yet. */
export function unfinishedResult({ name, message, blockId }: BlockError, program: OwnProgram): RunResult {
  return {
    ...{ verdict: 'CE', output: '', truncated: false, timeMs: 0 },
    ...{ errorMessage: `${name}: ${message}`, errorLine: null, errorBlockId: blockId },
    explanation: explainCompileError({ name, message }, program),
  };
}
