import { countBlocks } from '#shared/blocks/countBlocks.ts';
import { levelOfBoard } from '#shared/authoring/ownBoard.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { OwnBoard, OwnStageProof } from '#shared/contract/learning/ownStages.ts';
import { withNames } from '#server/judge/explain.ts';
import { explainApart } from '#server/judge/explainApart.ts';
import { JudgeBusyError } from '#server/judge/JudgeBusyError.ts';
import type { JudgeCase, JudgeResult } from '#server/judge/judge.ts';
import { AppError } from '#server/platform/appError.ts';
import type { UserCall } from '#server/domain/call.ts';
import { ownStageTexts } from './texts.ts';

export interface Program {
  readonly language: Language;
  readonly source: string;
}

type BoardVerdict =
  | { readonly isSolved: true; readonly measures: OwnStageProof }
  | { readonly isSolved: false; readonly explanation: string };

const LIMITS = { timeMs: 1000, memoryBytes: 64 * 1024 * 1024, outputBytes: 64 * 1024 } as const;

/** Runs a program on a board, as a submission to a stage is judged. Throws SERVICE_BUSY. */
export async function judgeBoard(
  { deps, userId }: UserCall,
  board: OwnBoard,
  program: Program,
): Promise<BoardVerdict> {
  const { language, source } = program;
  const judged: JudgeCase = {
    ...{ input: '', expected: '' },
    device: { kind: 'stage', level: levelOfBoard(board), seed: 1 },
  };
  const result = await deps.judge
    .judge({
      ...{ userId, language, source, limits: LIMITS, cases: [judged], stopAtFirstFailure: true },
      checker: { kind: 'trimmed' },
      priority: 'lesson',
    })
    .catch((error: unknown) => {
      if (error instanceof JudgeBusyError)
        throw new AppError('SERVICE_BUSY', { cause: error, log: error.message });
      throw error;
    });
  if (result.verdict === 'SYSTEM')
    throw new AppError('SERVICE_BUSY', { log: 'the judge could not run the program of an own stage' });
  return result.verdict === 'AC'
    ? { isSolved: true, measures: await measuresOf(program, result) }
    : { isSolved: false, explanation: await explain(program, judged, result) };
}

/** Both are at least 1: they become limits of a level. */
async function measuresOf({ language, source }: Program, { cases }: JudgeResult): Promise<OwnStageProof> {
  const outcome = cases[0]?.outcome;
  // A source that only the engine can parse is counted by its lines.
  const blockCount =
    language === 'BLOCKS'
      ? countBlocks(source)
      : ((await explainApart('countStatements', language, source)) ?? source.split('\n').length);
  const stepCount = outcome?.kind === 'stage' ? outcome.stepCount : 1;
  return { language, blockCount: Math.max(1, blockCount), stepCount: Math.max(1, stepCount) };
}

async function explain(program: Program, judged: JudgeCase, result: JudgeResult): Promise<string> {
  const named = withNames(program, judged.device);
  const failed = result.cases.find(({ verdict }) => verdict !== 'AC');
  const words = result.compileError
    ? await explainApart('explainCompileError', result.compileError, named)
    : failed &&
      (await explainApart('explainFailure', {
        ...{ case: judged, visible: true, program: named },
        // No explanation reads what was printed.
        result: { ...failed, output: '', errorOutput: '', trace: [] },
      }));
  return words || ownStageTexts.notYet;
}
