import { and, eq, inArray } from 'drizzle-orm';
import type { ProblemDraft } from '#shared/contract/learning/authoring/problemDrafts.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { problemDrafts } from '#server/db/tables/learning/problemDrafts.ts';
import type { Deps } from '#server/domain/deps.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { AppError } from '#server/platform/appError.ts';

export interface DraftAddress {
  readonly deps: Deps;
  readonly channelId: number;
  /** The member of staff who asks. */
  readonly userId: number;
  readonly draftId: number;
}

/** Who makes a draft; null for somebody who has left the product. */
export type DraftAuthor = Pick<DraftAddress, 'deps' | 'channelId'> & { readonly userId: number | null };

export type ProblemDraftRow = typeof problemDrafts.$inferSelect;

/** A draft of the channel; `lock` keeps it for the transaction. Throws RESOURCE_NOT_FOUND. */
export async function findProblemDraft(
  db: Database | Transaction,
  { channelId, draftId }: Pick<DraftAddress, 'channelId' | 'draftId'>,
  lock: 'lock' | 'read' = 'read',
): Promise<ProblemDraftRow> {
  const wanted = db
    .select()
    .from(problemDrafts)
    .where(and(eq(problemDrafts.id, draftId), eq(problemDrafts.channelId, channelId)));
  const [row] = await (lock === 'lock' ? wanted.for('update') : wanted);
  if (row) return row;
  throw new AppError('RESOURCE_NOT_FOUND', { log: `no problem draft ${draftId} in channel ${channelId}` });
}

/** The draft that a problem of the channel was published from; undefined for a problem of others. */
export async function findDraftOfProblem(
  db: Database | Transaction,
  { channelId, problemId }: { readonly channelId: number; readonly problemId: number },
): Promise<ProblemDraftRow | undefined> {
  const [row] = await db
    .select()
    .from(problemDrafts)
    .where(and(eq(problemDrafts.problemId, problemId), eq(problemDrafts.channelId, channelId)));
  return row;
}

/** Ids of the drafts of a channel's problems, by the ids of these. */
export async function draftIdsOf(
  db: Database | Transaction,
  { channelId, problemIds }: { readonly channelId: number; readonly problemIds: readonly number[] },
): Promise<ReadonlyMap<number | null, number>> {
  if (problemIds.length === 0) return new Map();
  const rows = await db
    .select({ id: problemDrafts.id, problemId: problemDrafts.problemId })
    .from(problemDrafts)
    .where(and(inArray(problemDrafts.problemId, [...problemIds]), eq(problemDrafts.channelId, channelId)));
  return new Map(rows.map(({ id, problemId }) => [problemId, id]));
}

export function stateOf({
  publishedVersion,
  version,
}: Pick<ProblemDraftRow, 'publishedVersion' | 'version'>) {
  if (publishedVersion === null) return 'DRAFT' as const;
  return publishedVersion === version ? ('PUBLISHED' as const) : ('CHANGED' as const);
}

/** Nicknames by id of those who made drafts. */
export async function authorNames(
  db: Database | Transaction,
  rows: readonly Pick<ProblemDraftRow, 'authorId'>[],
): Promise<ReadonlyMap<number | null, string>> {
  const userIds = [...new Set(rows.flatMap(({ authorId }) => authorId ?? []))];
  const names = userIds.length === 0 ? [] : await listNames({ db, userIds });
  return new Map(names.map(({ userId, nickname }) => [userId, nickname]));
}

/** A draft as the staff of its channel sees it. */
export async function draftReply(db: Database | Transaction, row: ProblemDraftRow): Promise<ProblemDraft> {
  const { id, content, version, problemId, publishCheck, authorId, updatedAt } = row;
  const names = await authorNames(db, [row]);
  return {
    draftId: id,
    state: stateOf(row),
    ...{ problemId, content, version },
    authorNickname: names.get(authorId) ?? '',
    check: publishCheck && withoutId(publishCheck),
    updatedAt: updatedAt.toISOString(),
  };
}

const withoutId = ({ checkId: _checkId, ...check }: NonNullable<ProblemDraftRow['publishCheck']>) => check;

/** Throws CONTENT_CONFLICT for another version than the one that the caller has before it. */
export function assertVersion({ id, version }: ProblemDraftRow, baseVersion: number): void {
  if (version === baseVersion) return;
  throw new AppError('CONTENT_CONFLICT', {
    log: `problem draft ${id} is at version ${version}, asked on top of ${baseVersion}`,
  });
}
