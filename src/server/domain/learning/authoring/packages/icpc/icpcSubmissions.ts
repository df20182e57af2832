import {
  MOST_WRONG_SOLUTIONS,
  type ProblemDraftContent,
  type ProblemPrograms,
} from '#shared/contract/learning/authoring/problemDrafts.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { Verdict } from '#shared/contract/learning/verdicts.ts';
import type { FileFindings } from '../FileFindings.ts';
import type { PackageFiles } from '../unzipPackage.ts';
import { icpcTexts as texts } from './icpcTexts.ts';

type WrongVerdict = Exclude<Verdict, 'AC' | 'SYSTEM'>;

/** The folders of programs that must be told wrong. */
export const WRONG_FOLDERS: Readonly<Record<WrongVerdict, string>> = {
  WA: 'wrong_answer',
  TLE: 'time_limit_exceeded',
  RE: 'run_time_error',
  MLE: 'memory_limit_exceeded',
  OLE: 'output_limit_exceeded',
  CE: 'compiler_error',
};
const LANGUAGE_OF: Readonly<Record<string, Language>> = {
  ...{ js: 'JAVASCRIPT', mjs: 'JAVASCRIPT', py: 'PYTHON', py3: 'PYTHON' },
};
const SUBMISSION = /^submissions\/([^/]+)\/[^/]+\.([a-z\d+]+)$/;

/** Programs of our languages: the first accepted one of each is its solution. */
export function readSubmissions(
  files: PackageFiles,
  findings: FileFindings,
): { programs: ProblemDraftContent['programs']; pathOf: (language: Language) => string } {
  const programs: Partial<Record<Language, ProblemPrograms>> = {};
  const solutionPaths = new Map<Language, string>();
  const wrongs: { path: string; language: Language; verdict: WrongVerdict; source: string }[] = [];
  for (const [path, source] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (!path.startsWith('submissions/')) continue;
    const [, folder = '', ending = ''] = SUBMISSION.exec(path) ?? [];
    const language = Object.hasOwn(LANGUAGE_OF, ending) ? LANGUAGE_OF[ending] : undefined;
    const verdict = (Object.keys(WRONG_FOLDERS) as WrongVerdict[]).find(
      (one) => WRONG_FOLDERS[one] === folder,
    );
    if (folder !== 'accepted' && !verdict) findings.note(path, texts.leftOut);
    else if (!language || source === null) findings.note(path, texts.otherLanguage);
    else if (verdict) wrongs.push({ path, language, verdict, source });
    else if (programs[language]) findings.note(path, texts.secondSolution);
    else {
      programs[language] = { starter: '', solution: source, wrongList: [] };
      solutionPaths.set(language, path);
    }
  }
  for (const { path, language, verdict, source } of wrongs) {
    const own = programs[language];
    if (!own) findings.note(path, texts.wrongWithoutSolution);
    else if (own.wrongList.length === MOST_WRONG_SOLUTIONS)
      findings.note(path, texts.manyWrong(MOST_WRONG_SOLUTIONS));
    else own.wrongList.push({ source, verdict });
  }
  if (Object.keys(programs).length === 0) {
    findings.note('submissions', texts.noSolution);
    programs.PYTHON = { starter: '', solution: '', wrongList: [] };
  }
  return { programs, pathOf: (language) => solutionPaths.get(language) ?? 'submissions' };
}
