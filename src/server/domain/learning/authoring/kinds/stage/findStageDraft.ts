import { and, eq } from 'drizzle-orm';
import type { StageDraft, StageDraftState } from '#shared/contract/learning/authoring/stageDrafts.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { stageDrafts } from '#server/db/tables/learning/stageDrafts.ts';
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

export type StageDraftRow = typeof stageDrafts.$inferSelect;

/** A draft of the channel; `lock` keeps it for the transaction. Throws RESOURCE_NOT_FOUND. */
export async function findStageDraft(
  db: Database | Transaction,
  { channelId, draftId }: Pick<DraftAddress, 'channelId' | 'draftId'>,
  lock: 'lock' | 'read' = 'read',
): Promise<StageDraftRow> {
  const wanted = db
    .select()
    .from(stageDrafts)
    .where(and(eq(stageDrafts.id, draftId), eq(stageDrafts.channelId, channelId)));
  const [row] = await (lock === 'lock' ? wanted.for('update') : wanted);
  if (row) return row;
  throw new AppError('RESOURCE_NOT_FOUND', { log: `no stage draft ${draftId} in channel ${channelId}` });
}

/** Whose a draft is; undefined where there is none of that id. */
export async function channelOfStageDraft(db: Database, draftId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ channelId: stageDrafts.channelId })
    .from(stageDrafts)
    .where(eq(stageDrafts.id, draftId));
  return row?.channelId;
}

/** The draft that a stage of the channel was published from; undefined for a stage of others. */
export async function findDraftOfStage(
  db: Database | Transaction,
  { channelId, problemId }: { readonly channelId: number; readonly problemId: number },
): Promise<StageDraftRow | undefined> {
  const [row] = await db
    .select()
    .from(stageDrafts)
    .where(and(eq(stageDrafts.problemId, problemId), eq(stageDrafts.channelId, channelId)));
  return row;
}

export function stateOf({
  publishedVersion,
  version,
}: Pick<StageDraftRow, 'publishedVersion' | 'version'>): StageDraftState {
  if (publishedVersion === null) return 'DRAFT';
  return publishedVersion === version ? 'PUBLISHED' : 'CHANGED';
}

/** Nicknames by id of those who made drafts. */
export async function authorNames(
  db: Database | Transaction,
  rows: readonly Pick<StageDraftRow, 'authorId'>[],
): Promise<ReadonlyMap<number | null, string>> {
  const userIds = [...new Set(rows.flatMap(({ authorId }) => authorId ?? []))];
  const names = userIds.length === 0 ? [] : await listNames({ db, userIds });
  return new Map(names.map(({ userId, nickname }) => [userId, nickname]));
}

/** A draft as the staff of its channel sees it. */
export async function draftReply(db: Database | Transaction, row: StageDraftRow): Promise<StageDraft> {
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

const withoutId = ({ checkId: _checkId, ...check }: NonNullable<StageDraftRow['publishCheck']>) => check;

/** Throws STAGE_DRAFT_CONFLICT for another version than the one that the caller has before it. */
export function assertVersion({ id, version }: StageDraftRow, baseVersion: number): void {
  if (version === baseVersion) return;
  throw new AppError('STAGE_DRAFT_CONFLICT', {
    log: `stage draft ${id} is at version ${version}, asked on top of ${baseVersion}`,
  });
}
