import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { problemCases, problems } from '#server/db/tables/learning/problems.ts';
import type { ProblemWithCases } from './findProblem.ts';

/** Ids of the problems that channels have copied from the product's shelf. */
export async function listCopies(tx: Transaction): Promise<number[]> {
  const rows = await tx
    .select({ id: problems.id })
    .from(problems)
    .where(and(isNotNull(problems.sourceId), eq(problems.removed, false), ne(problems.kind, 'OBJECT')))
    .orderBy(asc(problems.id));
  return rows.map(({ id }) => id);
}

/** A problem with its cases as they are stored; undefined for none. */
export async function readStored(tx: Transaction, problemId: number): Promise<ProblemWithCases | undefined> {
  const [problem] = await tx.select().from(problems).where(eq(problems.id, problemId));
  const cases = await tx
    .select()
    .from(problemCases)
    .where(eq(problemCases.problemId, problemId))
    .orderBy(asc(problemCases.caseNumber));
  return problem && { problem, cases };
}
