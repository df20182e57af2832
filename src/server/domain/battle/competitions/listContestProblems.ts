import type { ContestProblem } from '#shared/contract/battle/lmsCompetitions.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { pageCountOf, sliceOfPage } from '#shared/contract/paging.ts';
import type { Database } from '#server/db/connect.ts';
import { listProblems } from '#server/domain/learning/problems/listProblems.ts';

const PROBLEMS_PER_PAGE = 12;

/** Problems or stages that a competition can be made of, the easiest first. */
export async function listContestProblems({
  page,
  query = '',
  ...wanted
}: {
  readonly db: Database;
  readonly channelId: number;
  readonly page: number;
  readonly kind: 'CODE' | 'STAGE';
  readonly difficulty?: number | undefined;
  readonly language?: Language | undefined;
  readonly query?: string | undefined;
}) {
  const { difficulty = null, language = null } = wanted;
  const all = await listProblems({ ...wanted, difficulty, language });
  const found = all
    .filter(({ title }) => title.includes(query))
    .toSorted((a, b) => a.difficulty - b.difficulty || a.problemId - b.problemId);
  const problemList: ContestProblem[] = sliceOfPage(found, { page, first: 1, size: PROBLEMS_PER_PAGE });
  return { problemList, totalCount: found.length, pageCount: pageCountOf(found.length, PROBLEMS_PER_PAGE) };
}
