import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { OwnCase, OwnCases } from '#shared/contract/learning/ownCases.ts';
import { ownCases } from '#server/db/tables/learning/ownCases.ts';
import { findProblem, type ProblemAddress } from '#server/domain/learning/problems/findProblem.ts';
import { AppError } from '#server/platform/appError.ts';

/** The own cases of a learner at a problem. */
export async function getOwnCases(address: ProblemAddress): Promise<OwnCases> {
  await findProblem(address);
  const { deps, userId, problemId } = address;
  const [row] = await deps.db
    .select()
    .from(ownCases)
    .where(and(eq(ownCases.userId, userId), eq(ownCases.problemId, problemId)));
  return row ? toReply(row) : { caseList: [], version: 0, updatedAt: null };
}

/** Saves them on top of the version that the page began from. Throws DRAFT_CONFLICT. */
export async function saveOwnCases(
  query: ProblemAddress & { readonly caseList: readonly OwnCase[]; readonly baseVersion: number },
): Promise<OwnCases> {
  const { deps, userId, problemId, baseVersion } = query;
  const caseList = [...query.caseList];
  const current = await getOwnCases(query);
  if (isDeepStrictEqual(current.caseList, caseList)) return current;
  if (current.version !== baseVersion) throw conflict(query, current.version);
  // Two tabs may save at once: the second one finds the version changed.
  const [saved] = await deps.db
    .insert(ownCases)
    .values({ userId, problemId, caseList, version: baseVersion + 1, updatedAt: deps.clock.now() })
    .onConflictDoUpdate({
      target: [ownCases.userId, ownCases.problemId],
      set: {
        caseList: sql`excluded.case_list`,
        version: sql`excluded.version`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: eq(ownCases.version, baseVersion),
    })
    .returning();
  if (!saved) throw conflict(query, (await getOwnCases(query)).version);
  return toReply(saved);
}

function toReply({ caseList, version, updatedAt }: typeof ownCases.$inferSelect): OwnCases {
  return { caseList, version, updatedAt: updatedAt.toISOString() };
}

function conflict(query: ProblemAddress & { readonly baseVersion: number }, version: number): AppError {
  return new AppError('DRAFT_CONFLICT', {
    log: `own cases of user ${query.userId} on problem ${query.problemId} are at ${version}, save was based on ${query.baseVersion}`,
  });
}
