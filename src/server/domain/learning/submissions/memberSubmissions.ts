import { and, asc, desc, eq, gte, inArray, isNotNull, notInArray, sql, type SQL } from 'drizzle-orm';
import { LMS_PER_PAGE } from '#shared/contract/learning/authoring/lms.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import type { Verdict } from '#shared/contract/learning/verdicts.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { submissions } from '#server/db/tables/learning/submissions.ts';
import { AppError } from '#server/platform/appError.ts';
import type { SubmissionRow } from './storeVerdict.ts';

/** Versions that a teacher looks through. */
const MOST_VERSIONS = 50;

/** The submissions of a user to a problem, newest first. */
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

interface AtProblem {
  readonly problemId: number;
  readonly userIds: readonly number[];
}

/** SQL condition: a user has handed something in to a problem. */
export const hasHandedIn = (problemId: number) => (userId: SQL) =>
  sql`exists (select from ${submissions} where ${submissions.userId} = ${userId} and ${submissions.problemId} = ${problemId})`;

/** The last submission of each of several users to a problem, in no order. */
export async function latestSubmissions(db: Database, of: AtProblem): Promise<SubmissionRow[]> {
  if (of.userIds.length === 0) return [];
  return db
    .selectDistinctOn([submissions.userId])
    .from(submissions)
    .where(and(inArray(submissions.userId, [...of.userIds]), eq(submissions.problemId, of.problemId)))
    .orderBy(asc(submissions.userId), desc(submissions.id));
}

/** A page of the submissions to a problem, the last first; pages are numbered from 1. `isAmong` selects the users. */
export async function pageOfSubmissions(
  db: Database,
  query: {
    readonly problemId: number;
    readonly isAmong: (userId: SQL) => SQL;
    readonly page: number;
  },
) {
  const { problemId, isAmong, page } = query;
  const size = LMS_PER_PAGE;
  const isSought = and(eq(submissions.problemId, problemId), isAmong(sql`${submissions.userId}`));
  const [rows, totalCount] = await Promise.all([
    db
      .select()
      .from(submissions)
      .where(isSought)
      .orderBy(desc(submissions.id))
      .limit(size)
      .offset(rowsBefore({ page, first: 1, size })),
    db.$count(submissions, isSought),
  ]);
  return { rows, totalCount, pageCount: pageCountOf(totalCount, size) };
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

/** Failed programs of some users for some problems since a moment, newest first; without failures of our own. */
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
