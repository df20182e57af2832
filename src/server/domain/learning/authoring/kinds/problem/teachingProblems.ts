import { count, eq } from 'drizzle-orm';
import { problemCases, problems } from '#server/db/tables/learning/problems.ts';
import {
  describeContent,
  findStaffContent,
  listStaffContents,
  type ContentKind,
  type OneContent,
  type StaffScope,
} from '#server/domain/learning/authoring/contents/staffContents.ts';
import { languagesOf } from '#server/domain/learning/problems/findProblem.ts';

const problemContents = { table: problems, contentType: 'PROBLEM' } as const satisfies ContentKind<
  typeof problems
>;

/** A page of the problems that lessons of a channel can show, made by any author. */
export async function listTeachingProblems(
  scope: StaffScope,
  query: Parameters<typeof listStaffContents>[2],
) {
  const { rows, counts } = await listStaffContents(scope, problemContents, query);
  return { problemList: rows.map(({ row, fields }) => ({ ...fields, ...factsOf(row) })), ...counts };
}

/** One of them, with its cases counted. Throws IS_NOT_CHANNEL_CONTENT. */
export async function getTeachingProblem({ deps, channelId, contentId }: Omit<OneContent, 'userId'>) {
  const { db } = deps;
  const row = await findStaffContent(db, problemContents, { channelId, contentId });
  const cases = await db
    .select({ hidden: problemCases.hidden, count: count() })
    .from(problemCases)
    .where(eq(problemCases.problemId, contentId))
    .groupBy(problemCases.hidden);
  const countOf = (isHidden: boolean) => cases.find(({ hidden }) => hidden === isHidden)?.count ?? 0;
  return {
    ...(await describeContent(db, row)),
    ...factsOf(row),
    content: row.content,
    sampleCaseCount: countOf(false),
    hiddenCaseCount: countOf(true),
    hintCount: row.hints.length,
  };
}

const factsOf = (row: typeof problems.$inferSelect) => ({
  problemId: row.id,
  kind: row.kind,
  difficulty: row.difficulty,
  languageList: languagesOf(row),
});
