import { asc, eq } from 'drizzle-orm';
import { findContentRows } from '#server/db/contentRows.ts';
import type { Transaction } from '#server/db/connect.ts';
import { problemCases, problems } from '#server/db/tables/learning/problems.ts';
import type { StaffScope } from '#server/domain/learning/authoring/contents/staffContents.ts';
import type { ProblemWithCases } from '#server/domain/learning/problems/findProblem.ts';

interface CopiedProblem {
  /** The id of the copy. */
  readonly problemId: number;
  readonly source: ProblemWithCases;
}

/**
 * Copies a problem of another channel with its cases; undefined for none. Problems of objects of the world are not
 * copied.
 */
export async function copyProblem(
  tx: Transaction,
  { deps, channelId, userId }: StaffScope,
  source: { readonly channelId: number; readonly contentId: number },
): Promise<CopiedProblem | undefined> {
  const [row] = await findContentRows(tx, problems, { channelId: source.channelId, ids: [source.contentId] });
  if (!row || row.kind === 'OBJECT') return undefined;
  const { id: sourceId, seeded: _seeded, version: _version, ...facts } = row;
  const at = deps.clock.now();
  const [copy] = await tx
    .insert(problems)
    .values({ ...facts, channelId, authorId: userId, sourceId, createdAt: at, updatedAt: at })
    .returning({ id: problems.id });
  if (!copy) throw new Error(`a copy of problem ${sourceId} was not written`);
  const cases = await tx
    .select()
    .from(problemCases)
    .where(eq(problemCases.problemId, sourceId))
    .orderBy(asc(problemCases.caseNumber));
  if (cases.length > 0)
    await tx.insert(problemCases).values(cases.map((one) => ({ ...one, problemId: copy.id })));
  return { problemId: copy.id, source: { problem: row, cases } };
}
