import { and, asc, eq, sql } from 'drizzle-orm';
import type { Problem } from '#shared/contract/learning/problems.ts';
import { prepared } from '#server/db/prepared.ts';
import { problemCases, problems } from '#server/db/tables/learning/problems.ts';
import { AppError } from '#server/platform/appError.ts';
import { loadProblemProgress } from '#server/domain/learning/progress/loadProgress.ts';
import {
  findProblem,
  isListed,
  languagesOf,
  problemNotFound,
  objectOf,
  stageOf,
  type ProblemAddress,
} from './findProblem.ts';

/** The problem once per sample case, or once without any. */
const problemWithSamples = prepared((db) =>
  db
    .select({
      problem: problems,
      hiddenCaseCount:
        sql<number>`(select count(*) from ${problemCases} h where h.problem_id = ${sql.placeholder('problemId')} and h.hidden)`.mapWith(
          Number,
        ),
      sample: {
        caseNumber: problemCases.caseNumber,
        input: problemCases.input,
        expected: problemCases.expected,
      },
    })
    .from(problems)
    .leftJoin(problemCases, and(eq(problemCases.problemId, problems.id), eq(problemCases.hidden, false)))
    .where(isListed)
    .orderBy(asc(problemCases.caseNumber))
    .prepare('problem_with_samples'),
);

/** A problem as the learner may see it: hidden cases are only counted. */
export async function getProblem(address: ProblemAddress): Promise<Problem> {
  const { deps, channelId, userId, problemId, seesHidden = false } = address;
  const [rows, progress] = await Promise.all([
    problemWithSamples(deps.db).execute({ problemId, channelId, seesHidden }),
    loadProblemProgress({ db: deps.db, userId, problemId }),
  ]);
  const first = rows[0];
  if (!first) throw problemNotFound(problemId, channelId);
  const { problem } = first;
  return {
    problemId: problem.id,
    title: problem.title,
    content: problem.content,
    difficulty: problem.difficulty,
    kind: problem.kind,
    languageList: languagesOf(problem),
    starterCodes: problem.starterCodes,
    toolbox: problem.toolbox,
    stage: stageOf(problem),
    object: objectOf(problem),
    timeLimitMs: problem.timeLimitMs,
    memoryLimitBytes: problem.memoryLimitBytes,
    sampleCaseList: rows.flatMap(({ sample }) => (sample ? [sample] : [])),
    hiddenCaseCount: first.hiddenCaseCount,
    hintCount: problem.hints.length,
    ...progress,
  };
}

/** One hint of a problem; `step` counts from 1. */
export async function getHint(query: ProblemAddress & { step: number }) {
  const { hints, id } = await findProblem(query);
  const { step } = query;
  const content = hints[step - 1];
  if (content === undefined) {
    throw new AppError('RESOURCE_NOT_FOUND', {
      log: `problem ${id} has ${hints.length} hints, asked ${step}`,
    });
  }
  return { step, content };
}
