import { and, desc, eq, gte, inArray, isNotNull, notInArray } from 'drizzle-orm';
import type { Verdict } from '#shared/contract/learning/verdicts.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { submissions } from '#server/db/tables/learning/submissions.ts';
import { AppError } from '#server/platform/appError.ts';
import type { SubmissionRow } from './storeVerdict.ts';

/** Versions that a teacher looks through. */
const MOST_VERSIONS = 50;

/** What a user handed in to a problem, newest first. */
export function listVersions(query: {
  readonly db: Database;
  readonly userId: number;
  readonly problemId: number;
}): Promise<SubmissionRow[]> {
  const { db, userId, problemId } = query;
  return db
    .select()
    .from(submissions)
    .where(and(eq(submissions.userId, userId), eq(submissions.problemId, problemId)))
    .orderBy(desc(submissions.id))
    .limit(MOST_VERSIONS);
}

/** The last accepted program of a user for a problem since its progress was reset. */
export async function latestAccepted(query: {
  readonly db: Database;
  readonly userId: number;
  readonly problemId: number;
  readonly resetVersion: number;
}): Promise<SubmissionRow | undefined> {
  const { db, userId, problemId, resetVersion } = query;
  const [row] = await db
    .select()
    .from(submissions)
    .where(
      and(
        eq(submissions.userId, userId),
        eq(submissions.problemId, problemId),
        eq(submissions.resetVersion, resetVersion),
        eq(submissions.verdict, 'AC'),
      ),
    )
    .orderBy(desc(submissions.id))
    .limit(1);
  return row;
}

/** A submission of that user. Throws RESOURCE_NOT_FOUND. */
export async function findSubmissionOf(query: {
  readonly db: Database | Transaction;
  readonly userId: number;
  readonly submissionId: number;
}): Promise<SubmissionRow> {
  const { db, userId, submissionId } = query;
  const [row] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.id, submissionId), eq(submissions.userId, userId)));
  if (!row)
    throw new AppError('RESOURCE_NOT_FOUND', { log: `no submission ${submissionId} of user ${userId}` });
  return row;
}

/** Verdicts by the ids of submissions. */
export async function verdictsOf(
  db: Database | Transaction,
  submissionIds: readonly number[],
): Promise<ReadonlyMap<number, Verdict | null>> {
  if (submissionIds.length === 0) return new Map();
  const rows = await db
    .select({ id: submissions.id, verdict: submissions.verdict })
    .from(submissions)
    .where(inArray(submissions.id, [...submissionIds]));
  return new Map(rows.map(({ id, verdict }) => [id, verdict]));
}

/** Failures beyond these are left out, the oldest first. */
const MOST_FAILURES = 3_000;

/** Programs of some users for some problems that went wrong since a moment, newest first; our own faults are none. */
export function listFailures(query: {
  readonly db: Database;
  readonly userIds: readonly number[];
  readonly problemIds: readonly number[];
  readonly since: Date;
}) {
  const { db, userIds, problemIds, since } = query;
  return db
    .select({
      userId: submissions.userId,
      problemId: submissions.problemId,
      verdict: submissions.verdict,
      language: submissions.language,
      source: submissions.source,
      cases: submissions.cases,
      errorMessage: submissions.errorMessage,
      errorLine: submissions.errorLine,
    })
    .from(submissions)
    .where(
      and(
        inArray(submissions.userId, [...userIds]),
        inArray(submissions.problemId, [...problemIds]),
        gte(submissions.createdAt, since),
        isNotNull(submissions.verdict),
        notInArray(submissions.verdict, ['AC', 'SYSTEM']),
      ),
    )
    .orderBy(desc(submissions.id))
    .limit(MOST_FAILURES);
}
