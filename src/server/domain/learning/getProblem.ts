import { and, asc, eq, sql } from 'drizzle-orm';
import { LANGUAGES, type Problem } from '#shared/contract/learning.ts';
import { prepared } from '#server/db/prepared.ts';
import { problemCases, problemProgress, problems } from '#server/db/tables/learning.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '../deps.ts';

export interface ProblemAddress {
  readonly deps: Deps;
  readonly channelId: number;
  readonly userId: number;
  readonly problemId: number;
}

/** The problem once per sample case, or once without any. */
const problemWithSamples = prepared((db) =>
  db
    .select({
      problem: problems,
      progress: problemProgress,
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
    .leftJoin(
      problemProgress,
      and(eq(problemProgress.problemId, problems.id), eq(problemProgress.userId, sql.placeholder('userId'))),
    )
    .leftJoin(problemCases, and(eq(problemCases.problemId, problems.id), eq(problemCases.hidden, false)))
    .where(
      and(
        eq(problems.id, sql.placeholder('problemId')),
        eq(problems.channelId, sql.placeholder('channelId')),
      ),
    )
    .orderBy(asc(problemCases.caseNumber))
    .prepare('problem_with_samples'),
);

/** A problem as the learner may see it: hidden cases are only counted. */
export async function getProblem({ deps, channelId, userId, problemId }: ProblemAddress): Promise<Problem> {
  const rows = await problemWithSamples(deps.db).execute({ problemId, channelId, userId });
  const first = rows[0];
  if (!first)
    throw new AppError('PROBLEM_NOT_FOUND', { log: `no problem ${problemId} in channel ${channelId}` });
  const { problem, progress } = first;
  return {
    problemId: problem.id,
    title: problem.title,
    content: problem.content,
    difficulty: problem.difficulty,
    languageList: [...LANGUAGES],
    starterCode: problem.starterCode,
    timeLimitMs: problem.timeLimitMs,
    memoryLimitBytes: problem.memoryLimitBytes,
    sampleCaseList: rows.flatMap(({ sample }) => (sample ? [sample] : [])),
    hiddenCaseCount: first.hiddenCaseCount,
    hintCount: problem.hints.length,
    success: progress?.success ?? false,
    submissionCount: progress?.submissionCount ?? 0,
    resetVersion: progress?.resetVersion ?? 0,
  };
}
