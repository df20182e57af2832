/** Pure: what a draft still lacks, the programs by which it is proved, and what is said where they do not. */
import type { ProblemDraftContent } from '#shared/contract/learning/problemDrafts.ts';
import { LANGUAGES, type Language } from '#shared/contract/learning/problems.ts';
import type { Verdict } from '#shared/contract/learning/verdicts.ts';
import type { JudgeResult } from '#server/judge/judge.ts';
import { problemDraftTexts as texts } from './texts.ts';

interface Fault {
  readonly field: string;
  readonly message: string;
}

/** What is missing before the judge can be asked. */
export function faultsOfProblem(content: ProblemDraftContent): Fault[] {
  const faults: Fault[] = [];
  const need = (field: string, value: string, message: string) => {
    if (value.trim() === '') faults.push({ field, message });
  };
  need('title', content.title, texts.noTitle);
  need('content', content.content, texts.noContent);
  content.hintList.forEach((hint, index) => need(`hintList.${index}`, hint, texts.noHint(index + 1)));
  if (content.caseList.length === 0) faults.push({ field: 'caseList', message: texts.noCases });
  else if (content.caseList.every(({ hidden }) => hidden))
    faults.push({ field: 'caseList', message: texts.noSample });
  const languages = LANGUAGES.filter((language) => content.programs[language] !== undefined);
  if (languages.length === 0) faults.push({ field: 'programs', message: texts.noLanguage });
  for (const language of languages)
    need(
      `programs.${language}.solution`,
      content.programs[language]?.solution ?? '',
      texts.noSolution(language),
    );
  if (content.checker.kind === 'custom') need('checker.source', content.checker.source, texts.noChecker);
  const known = content.caseList.length;
  const wrongCase = content.subtaskList.flatMap(({ cases }) => cases).find((number) => number > known);
  if (wrongCase !== undefined) faults.push({ field: 'subtaskList', message: texts.noSuchCase(wrongCase) });
  const [first] = content.hintList;
  const solutions = languages.map((language) => content.programs[language]?.solution.trim() ?? '');
  if (
    first !== undefined &&
    first.trim() !== '' &&
    solutions.some((one) => one !== '' && first.includes(one))
  )
    faults.push({ field: 'hintList.0', message: texts.hintTellsAll });
  return faults;
}

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

/** What speaks against publishing; null where the judge said what the author said. */
export function faultOf({ language, expected, wrongNumber }: Proof, result: JudgeResult): string | null {
  const { verdict, cases, compileError } = result;
  if (verdict === expected) return null;
  if (verdict === 'SYSTEM') return texts.judgeFailed(language);
  if (wrongNumber > 0) return texts.wrongDiffers(language, wrongNumber, expected, verdict);
  if (compileError) return texts.solutionUnreadable(language, compileError.message);
  const failed = cases.find((one) => one.verdict !== 'AC');
  return texts.solutionFails(language, (failed?.index ?? 0) + 1, verdict, failed?.error?.message ?? '');
}
