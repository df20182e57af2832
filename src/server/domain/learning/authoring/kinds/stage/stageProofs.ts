/** Pure: the programs by which a stage is proved, and what is said where they do not. */
import { BlockError } from '#shared/blocks/BlockError.ts';
import { countBlocks } from '#shared/blocks/countBlocks.ts';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import type { StageDraftContent } from '#shared/contract/learning/authoring/stageDrafts.ts';
import { levelOfDraft } from '#shared/contract/learning/authoring/stageDrafts.ts';
import { judgeStage } from '#shared/simulation/stage/judgeStage.ts';
import type { StageLevel } from '#shared/simulation/stage/level.ts';
import { explainApart } from '#server/judge/explainApart.ts';
import type { JudgeCase, JudgeResult } from '#server/judge/judge.ts';
import type { DraftProof } from '#server/domain/learning/authoring/drafts/DraftKind.ts';
import { stageDraftTexts } from './texts.ts';

/** The solution has to reach the goal in every variant, wrong programs must not. */
export function programsOf({ programs }: StageDraftContent): DraftProof[] {
  return LANGUAGES.flatMap((language) => {
    const { solution, wrongAnswers } = programs[language] ?? {};
    if (solution === undefined) return [];
    return [
      { language, source: solution, wrongNumber: 0 },
      ...(wrongAnswers ?? []).map((source, index) => ({ language, source, wrongNumber: index + 1 })),
    ];
  });
}

/** Every variant of the level, as a submission is judged. */
export function variantCases(content: StageDraftContent): JudgeCase[] {
  const level = levelOfDraft(content);
  return level.variantList.map((_, index) => ({
    ...{ input: '', expected: '' },
    device: { kind: 'stage', level, seed: index + 1 },
  }));
}

/**
 * The fault that speaks against publishing, with the reason if the program was stopped; null if it did as it
 * should.
 */
export function faultOf(program: DraftProof, result: JudgeResult, reason: string): string | null {
  const { language, wrongNumber } = program;
  const { verdict, cases, compileError } = result;
  const name = stageDraftTexts.languages[language];
  if (verdict === 'SYSTEM') return stageDraftTexts.judgeFailed(name);
  if (compileError || verdict === 'CE') return stageDraftTexts.unreadable(name, wrongNumber, reason);
  if (wrongNumber > 0) return verdict === 'AC' ? stageDraftTexts.wrongPasses(name, wrongNumber) : null;
  if (verdict === 'AC') return null;
  const failed = cases.find((one) => one.verdict !== 'AC');
  return stageDraftTexts.solutionFails(name, (failed?.index ?? 0) + 1, reason);
}

/** Whether a solution earns all three stars. */
export async function earnsAllStars(
  level: StageLevel,
  program: DraftProof,
  { cases }: JudgeResult,
): Promise<boolean> {
  const steps = cases.map(({ outcome }) => (outcome?.kind === 'stage' ? outcome.stepCount : 0));
  const stars = judgeStage(
    { ending: 'GOAL', stepCount: Math.max(0, ...steps) },
    level,
    await countOf(program),
  );
  return stars.goal && stars.fewBlocks && stars.fewSteps;
}

async function countOf({ language, source }: DraftProof): Promise<number> {
  if (language !== 'BLOCKS')
    return (await explainApart('countStatements', language, source)) ?? source.split('\n').length;
  try {
    return countBlocks(source);
  } catch (error) {
    if (error instanceof BlockError) return Number.POSITIVE_INFINITY;
    throw error;
  }
}
