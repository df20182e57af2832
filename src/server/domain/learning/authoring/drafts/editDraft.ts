import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { DraftOf } from '#shared/contract/learning/authoring/drafts.ts';
import type { ProblemDraftContent } from '#shared/contract/learning/authoring/problemDrafts.ts';
import type { StageDraftContent } from '#shared/contract/learning/authoring/stageDrafts.ts';
import type { Transaction } from '#server/db/connect.ts';
import { authoringDrafts } from '#server/db/tables/learning/authoring.ts';
import { writeAudit } from '#server/domain/people/moderation/writeAudit.ts';
import { removePublished } from '#server/domain/learning/problems/removePublished.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { assertBaseVersion } from '../versions/assertBaseVersion.ts';
import { forgetVersions, keepVersion } from '../versions/keepVersion.ts';
import type { DraftKind, DraftProof, DraftRow } from './DraftKind.ts';
import {
  contentOf,
  draftReply,
  findDraft,
  stateOfDraft,
  versionedDraft,
  type DraftAddress,
} from './findDraft.ts';

/** Locks the number of a channel's drafts, beside its id. */
const COUNT_LOCK = 4_217_011;

type AnyContent = ProblemDraftContent | StageDraftContent;

/** The author of a draft; null for somebody who has left the product. */
type DraftAuthor = Pick<DraftAddress, 'deps' | 'channelId'> & { readonly userId: number | null };

/** Begins a draft; `begin` says with what. Throws CHANNEL_LIST_FULL and what `begin` throws. */
export function createDraft<Content extends AnyContent, Proof extends DraftProof>(
  kind: DraftKind<Content, Proof>,
  scope: Omit<DraftAddress, 'draftId'>,
  begin: (tx: Transaction) => Promise<Content>,
): Promise<DraftOf<Content>> {
  return transaction(scope.deps, async (tx) =>
    draftReply(tx, await addDraft(tx, kind, scope, await begin(tx))),
  );
}

/** The content of a draft of the channel under the title of a copy. Throws RESOURCE_NOT_FOUND. */
export async function copyOfDraft<Content extends AnyContent, Proof extends DraftProof>(
  tx: Transaction,
  kind: DraftKind<Content, Proof>,
  place: Pick<DraftAddress, 'channelId' | 'draftId'>,
): Promise<Content> {
  return copied(kind, (await findDraft(tx, kind, place)).content);
}

export const copied = <Content extends AnyContent>(
  { titleLength }: { readonly titleLength: number },
  content: Content,
): Content => ({ ...content, title: `${content.title} 사본`.slice(0, titleLength) });

/**
 * A new draft, also of what an import, the library or a model brings: unpublished, or what a problem of the channel
 * says already. Throws CHANNEL_LIST_FULL.
 */
export async function addDraft<Content extends AnyContent, Proof extends DraftProof>(
  tx: Transaction,
  { kind, most }: Pick<DraftKind<Content, Proof>, 'kind' | 'most' | 'proofsOf'>,
  { deps, channelId, userId }: DraftAuthor,
  content: Content,
  problemId: number | null = null,
): Promise<DraftRow<Content>> {
  await tx.execute(sql`select pg_advisory_xact_lock(${COUNT_LOCK}, ${channelId})`);
  const ofKind = and(eq(authoringDrafts.channelId, channelId), eq(authoringDrafts.kind, kind));
  const total = await tx.$count(authoringDrafts, ofKind);
  if (total >= most)
    throw new AppError('CHANNEL_LIST_FULL', { log: `channel ${channelId} has ${total} drafts of a ${kind}` });
  const [row] = await tx
    .insert(authoringDrafts)
    .values({
      channelId,
      authorId: userId,
      kind,
      content,
      problemId,
      updatedAt: deps.clock.now(),
      publishedVersion: problemId === null ? null : 1,
    })
    .returning();
  if (!row) throw new Error(`a draft of a ${kind} of channel ${channelId} was not written`);
  return contentOf<Content>(row);
}

/**
 * Saves on top of the version that the editor began from: what somebody else has saved meanwhile is never overwritten.
 * The same content again stays the same version. `restoredFrom` is when a kept version had been saved that is saved
 * again. Throws RESOURCE_NOT_FOUND, CONTENT_CONFLICT.
 */
export async function saveDraft<Content extends AnyContent, Proof extends DraftProof>(
  kind: DraftKind<Content, Proof>,
  request: DraftAddress & {
    readonly content: Content;
    readonly baseVersion: number;
    readonly restoredFrom?: Date;
  },
): Promise<DraftOf<Content>> {
  const { deps, userId, content, baseVersion, restoredFrom } = request;
  return transaction(deps, async (tx) => {
    const row = await findDraft(tx, kind, request, 'lock');
    if (isDeepStrictEqual(row.content, content)) return draftReply(tx, row);
    assertBaseVersion(row, baseVersion);
    const at = deps.clock.now();
    const change = { content, version: row.version + 1, updatedAt: at };
    await tx.update(authoringDrafts).set(change).where(eq(authoringDrafts.id, row.id));
    await keepVersion(tx, versionedDraft(row), {
      before: stateOfDraft(row),
      after: { body: content, authorId: userId, at },
      restoredFrom,
    });
    return draftReply(tx, { ...row, ...change });
  });
}

/** Takes it back from pupils; a check under way ends without effect. Throws RESOURCE_NOT_FOUND, and what the kind throws. */
export async function unpublishDraft<Content extends AnyContent, Proof extends DraftProof>(
  kind: DraftKind<Content, Proof>,
  address: DraftAddress,
): Promise<DraftOf<Content>> {
  return transaction(address.deps, async (tx) => {
    const row = await findDraft(tx, kind, address, 'lock');
    if (row.publishedVersion !== null) await hide(tx, kind, row, 'unpublish');
    const change = { publishedVersion: null, publishCheck: null };
    await tx.update(authoringDrafts).set(change).where(eq(authoringDrafts.id, row.id));
    await audit(tx, kind.audits.unpublish, address, row);
    return draftReply(tx, { ...row, ...change });
  });
}

/** Deletes a draft; what was published is shown no more, and keeps what pupils did. Throws as `unpublishDraft`. */
export async function removeDraft<Content extends AnyContent, Proof extends DraftProof>(
  kind: DraftKind<Content, Proof>,
  address: DraftAddress,
): Promise<void> {
  await transaction(address.deps, async (tx) => {
    const row = await findDraft(tx, kind, address, 'lock');
    await hide(tx, kind, row, 'remove');
    await tx.delete(authoringDrafts).where(eq(authoringDrafts.id, row.id));
    await forgetVersions(tx, versionedDraft(row));
    await audit(tx, kind.audits.remove, address, row);
  });
}

async function hide<Content extends AnyContent, Proof extends DraftProof>(
  tx: Transaction,
  kind: DraftKind<Content, Proof>,
  { problemId }: DraftRow<Content>,
  change: 'unpublish' | 'remove',
): Promise<void> {
  if (problemId === null) return;
  await kind.assertUnused?.(tx, problemId, change);
  await removePublished(tx, problemId);
}

async function audit(
  tx: Transaction,
  action: DraftKind<AnyContent, DraftProof>['audits']['remove'],
  { userId, channelId }: DraftAddress,
  { id, problemId, content }: DraftRow<AnyContent>,
): Promise<void> {
  if (action === undefined) return;
  await writeAudit({
    tx,
    actorId: userId,
    channelId,
    action,
    targetUserId: 0,
    details: { draftId: id, problemId, title: content.title },
  });
}
