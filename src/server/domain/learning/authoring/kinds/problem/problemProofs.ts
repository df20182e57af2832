/** Pure: the programs by which a draft is proved, and what is said where the judge disagrees. */
import type { ProblemDraftContent } from '#shared/contract/learning/authoring/problemDrafts.ts';
import { LANGUAGES, type Language } from '#shared/contract/learning/problems.ts';
import type { Verdict } from '#shared/contract/learning/verdicts.ts';
import type { JudgeResult } from '#server/judge/judge.ts';
import { problemDraftTexts as texts } from './texts.ts';

export interface Proof {
  readonly language: Language;
  readonly source: string;
  readonly expected: Verdict;
  /** From 1; 0 for the solution. */
  readonly wrongNumber: number;
}

export function proofsOf({ programs }: ProblemDraftContent): Proof[] {
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

/** What speaks against publishing, with the reason where a solution was stopped; null where the judge said as the author. */
export function faultOf(
  { language, expected, wrongNumber }: Proof,
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
