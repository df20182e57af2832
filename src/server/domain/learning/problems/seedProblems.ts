import { isDeepStrictEqual } from 'node:util';
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { seedRows, type SeedRow } from '#server/db/seedRows.ts';
import { problemCases, problems } from '#server/db/tables/learning/problems.ts';

export interface ProblemSeed {
  readonly problem: SeedRow<typeof problems>;
  /** In their order. */
  readonly cases: readonly { readonly input: string; readonly expected: string; readonly hidden?: boolean }[];
}

/** Removed problems keep their cases: earlier submissions may still wait for the judge. */
export async function seedProblems(tx: Transaction, seeds: readonly ProblemSeed[]): Promise<void> {
  await seedRows(
    tx,
    problems,
    seeds.map(({ problem }) => problem),
  );
  const stored = Map.groupBy(
    await tx
      .select(getTableColumns(problemCases))
      .from(problemCases)
      .innerJoin(problems, eq(problems.id, problemCases.problemId))
      .where(eq(problems.seeded, true))
      .orderBy(asc(problemCases.caseNumber)),
    ({ problemId }) => problemId,
  );
  const changed = seeds
    .map(({ problem, cases }) => ({
      problemId: problem.id,
      rows: cases.map(({ input, expected, hidden = false }, index) => ({
        problemId: problem.id,
        caseNumber: index + 1,
        input,
        expected,
        hidden,
      })),
    }))
    .filter(({ problemId, rows }) => !isDeepStrictEqual(stored.get(problemId) ?? [], rows));
  if (changed.length === 0) return;
  await tx.delete(problemCases).where(
    inArray(
      problemCases.problemId,
      changed.map(({ problemId }) => problemId),
    ),
  );
  await tx.insert(problemCases).values(changed.flatMap(({ rows }) => rows));
}
