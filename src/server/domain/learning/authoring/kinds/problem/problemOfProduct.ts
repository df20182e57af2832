import {
  MOST_WRONG_SOLUTIONS,
  PROBLEM_HINTS,
  type ProblemDraftContent,
  type ProblemPrograms,
} from '#shared/contract/learning/authoring/problemDrafts.ts';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import type { ProblemWithCases } from '#server/domain/learning/problems/findProblem.ts';
import { COURSES } from '#server/domain/seed/courses.ts';
import type { ProblemContent, ProgramContent } from '#server/domain/seed/courseContent.ts';

const MEGABYTE = 1024 * 1024;

/** A problem of the product as staff edits it, with its programs, which are stored nowhere else. */
export function problemOfProduct({ problem, cases }: ProblemWithCases): ProblemDraftContent {
  const { id, title, content, difficulty, timeLimitMs, starterCodes, checker, subtasks, hints } = problem;
  const programs = programsOfProduct(id);
  const languages = LANGUAGES.filter((language) => starterCodes[language] !== undefined);
  return {
    ...{ title, content, difficulty, timeLimitMs },
    memoryLimitMb: Math.round(problem.memoryLimitBytes / MEGABYTE),
    checker: { tolerance: 0, source: '', ...checker },
    subtaskList: subtasks ?? [],
    caseList: cases.map(({ input, expected, hidden }) => ({ input, expected, hidden })),
    hintList: Array.from({ length: PROBLEM_HINTS }, (_, index) => hints[index] ?? ''),
    programs: Object.fromEntries(
      languages.map((language) => [language, programOf(starterCodes[language] ?? '', programs[language])]),
    ),
  };
}

function programsOfProduct(problemId: number): ProblemContent['programs'] {
  const written = COURSES.flatMap(({ lessons }) => lessons.flatMap(({ problems }) => problems));
  return written.find(({ id }) => id === problemId)?.programs ?? {};
}

const programOf = (starter: string, program?: ProgramContent): ProblemPrograms => ({
  starter,
  solution: program?.solution ?? '',
  wrongList: [
    ...(program?.wrongAnswers ?? []).map((source) => ({ source, verdict: 'WA' as const })),
    ...(program?.crashes ?? []).map((source) => ({ source, verdict: 'RE' as const })),
  ].slice(0, MOST_WRONG_SOLUTIONS),
});
