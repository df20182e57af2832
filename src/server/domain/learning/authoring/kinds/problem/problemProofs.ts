/** Pure: the programs by which a draft is proved, and what is said where the judge disagrees. */
import type { ProblemDraftContent } from '#shared/contract/learning/authoring/problemDrafts.ts';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import type { Verdict } from '#shared/contract/learning/verdicts.ts';
import type { JudgeResult } from '#server/judge/judge.ts';
import type { DraftProof } from '#server/domain/learning/authoring/drafts/DraftKind.ts';
import { problemDraftTexts as texts } from './texts.ts';

export interface ProblemProof extends DraftProof {
  readonly expected: Verdict;
}

export function proofsOf({ programs }: ProblemDraftContent): ProblemProof[] {
  return LANGUAGES.flatMap((language) => {
    const own = programs[language];
    if (!own) return [];
    return [
      { language, source: own.solution, expected: 'AC' as const, wrongNumber: 0 },
      ...own.wrongList.map(({ source, verdict }, index) => ({
        ...{ language, source, expected: verdict, wrongNumber: index + 1 },
      })),
    ];
  });
}

/**
 * The fault that speaks against publishing, with the reason if a solution was stopped; null if the judge said
 * as the author.
 */
export function faultOf(
  { language, expected, wrongNumber }: ProblemProof,
  result: JudgeResult,
  reason: string,
): string | null {
  const { verdict, cases, compileError } = result;
  if (verdict === expected) return null;
  if (verdict === 'SYSTEM') return texts.judgeFailed(language);
  if (wrongNumber > 0) return texts.wrongDiffers(language, wrongNumber, expected, verdict);
  if (compileError) return texts.solutionUnreadable(language, reason);
  const failed = cases.find((one) => one.verdict !== 'AC');
  return texts.solutionFails(language, (failed?.index ?? 0) + 1, verdict, reason);
}
