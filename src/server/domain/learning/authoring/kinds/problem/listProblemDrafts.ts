import { and, desc, eq, sql } from 'drizzle-orm';
import { LANGUAGES } from '#shared/contract/learning/problems.ts';
import {
  PROBLEM_DRAFTS_PER_PAGE,
  type ProblemDraftSummary,
} from '#shared/contract/learning/authoring/problemDrafts.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import { problemDrafts } from '#server/db/tables/learning/problemDrafts.ts';
import { authorNames, stateOf, type DraftAddress } from './findProblemDraft.ts';

/** Drafts of a channel, the newest first; pages from 1. */
export async function listProblemDrafts(
  request: Pick<DraftAddress, 'deps' | 'channelId'> & { readonly page: number; readonly query: string },
): Promise<{ draftList: ProblemDraftSummary[]; pageCount: number; totalCount: number }> {
  const { deps, channelId, page, query } = request;
  const { db } = deps;
  const title = sql<string>`${problemDrafts.content} ->> 'title'`;
  const chosen = and(
    eq(problemDrafts.channelId, channelId),
    query === '' ? undefined : sql`position(lower(${query}) in lower(${title})) > 0`,
  );
  const [rows, totalCount] = await Promise.all([
    db
      .select({
        id: problemDrafts.id,
        problemId: problemDrafts.problemId,
        authorId: problemDrafts.authorId,
        version: problemDrafts.version,
        publishedVersion: problemDrafts.publishedVersion,
        updatedAt: problemDrafts.updatedAt,
        title,
        difficulty: sql`${problemDrafts.content} -> 'difficulty'`.mapWith(Number),
        caseCount: sql`jsonb_array_length(${problemDrafts.content} -> 'caseList')`.mapWith(Number),
        languages: sql<string[]>`array(select jsonb_object_keys(${problemDrafts.content} -> 'programs'))`,
      })
      .from(problemDrafts)
      .where(chosen)
      .orderBy(desc(problemDrafts.id))
      .limit(PROBLEM_DRAFTS_PER_PAGE)
      .offset(rowsBefore({ page, first: 1, size: PROBLEM_DRAFTS_PER_PAGE })),
    db.$count(problemDrafts, chosen),
  ]);
  const names = await authorNames(db, rows);
  return {
    draftList: rows.map((row) => ({
      draftId: row.id,
      problemId: row.problemId,
      title: row.title,
      difficulty: row.difficulty,
      caseCount: row.caseCount,
      languageList: LANGUAGES.filter((language) => row.languages.includes(language)),
      state: stateOf(row),
      authorNickname: names.get(row.authorId) ?? '',
      updatedAt: row.updatedAt.toISOString(),
    })),
    pageCount: pageCountOf(totalCount, PROBLEM_DRAFTS_PER_PAGE),
    totalCount,
  };
}
