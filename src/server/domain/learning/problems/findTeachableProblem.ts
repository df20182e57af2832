import { and, eq, inArray } from 'drizzle-orm';
import type { ProblemKind } from '#shared/contract/learning/problems.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { problems } from '#server/db/tables/learning/problems.ts';
import { teachingChannels } from '#server/domain/channels/channels/teachingChannels.ts';
import { problemNotFound } from './findProblem.ts';

/** A problem that the members of a channel can learn with. Throws PROBLEM_NOT_FOUND. */
export async function findTeachableProblem(query: {
  readonly db: Database | Transaction;
  readonly channelId: number;
  readonly problemId: number;
}) {
  const { db, channelId, problemId } = query;
  const [problem] = await db
    .select({ problemId: problems.id, title: problems.title, kind: problems.kind })
    .from(problems)
    .where(and(eq(problems.id, problemId), inArray(problems.channelId, teachingChannels(channelId))));
  if (!problem) throw problemNotFound(problemId, channelId);
  return problem;
}

/** Titles of problems by their ids. */
export async function titlesOfProblems(
  db: Database,
  problemIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (problemIds.length === 0) return new Map();
  const rows = await db
    .select({ id: problems.id, title: problems.title })
    .from(problems)
    .where(inArray(problems.id, [...problemIds]));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** The kind of a problem; undefined where there is none. */
export async function kindOfProblem(db: Database, problemId: number): Promise<ProblemKind | undefined> {
  const [row] = await db.select({ kind: problems.kind }).from(problems).where(eq(problems.id, problemId));
  return row?.kind;
}
