import type { DraftKindName } from '#shared/contract/learning/authoring/kinds.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { DraftOf, DraftState } from '#shared/contract/learning/authoring/drafts.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { authoringDrafts } from '#server/db/tables/learning/authoring.ts';
import type { Deps } from '#server/domain/deps.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { AppError } from '#server/platform/appError.ts';
import type { DraftKind, DraftProof, DraftRow } from './DraftKind.ts';

export interface DraftAddress {
  readonly deps: Deps;
  readonly channelId: number;
  /** The member of staff who asks. */
  readonly userId: number;
  readonly draftId: number;
}

type Titled = { readonly title: string };
type Place = Pick<DraftAddress, 'channelId' | 'draftId'>;

/** A draft of the channel; `lock` keeps it for the transaction. Throws RESOURCE_NOT_FOUND. */
export async function findDraft<Content extends Titled, Proof extends DraftProof>(
  db: Database | Transaction,
  { kind }: Pick<DraftKind<Content, Proof>, 'kind' | 'proofsOf'>,
  { channelId, draftId }: Place,
  lock: 'lock' | 'read' = 'read',
): Promise<DraftRow<Content>> {
  const wanted = db
    .select()
    .from(authoringDrafts)
    .where(
      and(
        eq(authoringDrafts.id, draftId),
        eq(authoringDrafts.channelId, channelId),
        eq(authoringDrafts.kind, kind),
      ),
    );
  const [row] = await (lock === 'lock' ? wanted.for('update') : wanted);
  if (row) return contentOf<Content>(row);
  throw new AppError('RESOURCE_NOT_FOUND', {
    log: `no draft ${draftId} of a ${kind} in channel ${channelId}`,
  });
}

/** Rows of one kind hold contents of its type: they are written through its schema. */
export const contentOf = <Content>(row: typeof authoringDrafts.$inferSelect) =>
  row as unknown as DraftRow<Content>;

/** The draft that a problem or a stage of the channel was published from; undefined for one of others. */
export async function findDraftOfPublished<Content extends Titled, Proof extends DraftProof>(
  db: Database | Transaction,
  { kind }: Pick<DraftKind<Content, Proof>, 'kind' | 'proofsOf'>,
  published: { readonly channelId: number; readonly problemId: number },
): Promise<DraftRow<Content> | undefined> {
  const [row] = await db.select().from(authoringDrafts).where(isPublishedAs(published));
  return row?.kind === kind ? contentOf<Content>(row) : undefined;
}

/** The id and kind of the draft by which a problem or a stage of the channel is edited; undefined for none. */
export async function editorOf(
  db: Database | Transaction,
  published: { readonly channelId: number; readonly problemId: number },
): Promise<{ id: number; kind: DraftKindName } | undefined> {
  const [row] = await db
    .select({ id: authoringDrafts.id, kind: authoringDrafts.kind })
    .from(authoringDrafts)
    .where(isPublishedAs(published));
  return row;
}

const isPublishedAs = ({ channelId, problemId }: { channelId: number; problemId: number }) =>
  and(eq(authoringDrafts.problemId, problemId), eq(authoringDrafts.channelId, channelId));

/** Ids of the drafts of a kind by the ids of the problems that were published from them. */
export async function draftIdsOf(
  db: Database | Transaction,
  query: {
    readonly kind: DraftKindName;
    readonly channelId: number;
    readonly problemIds: readonly number[];
  },
): Promise<ReadonlyMap<number | null, number>> {
  const { kind, channelId, problemIds } = query;
  if (problemIds.length === 0) return new Map();
  const rows = await db
    .select({ id: authoringDrafts.id, problemId: authoringDrafts.problemId })
    .from(authoringDrafts)
    .where(
      and(
        inArray(authoringDrafts.problemId, [...problemIds]),
        eq(authoringDrafts.channelId, channelId),
        eq(authoringDrafts.kind, kind),
      ),
    );
  return new Map(rows.map(({ id, problemId }) => [problemId, id]));
}

/** The channel of a draft of a kind; undefined if there is none of that id. */
export async function channelOfDraft(
  db: Database,
  { kind, draftId }: { readonly kind: DraftKindName; readonly draftId: number },
): Promise<number | undefined> {
  const [row] = await db
    .select({ channelId: authoringDrafts.channelId })
    .from(authoringDrafts)
    .where(and(eq(authoringDrafts.id, draftId), eq(authoringDrafts.kind, kind)));
  return row?.channelId;
}

export function stateOf({
  publishedVersion,
  version,
}: Pick<DraftRow<unknown>, 'publishedVersion' | 'version'>): DraftState {
  if (publishedVersion === null) return 'DRAFT';
  return publishedVersion === version ? 'PUBLISHED' : 'CHANGED';
}

/** Nicknames by id of those who made drafts. */
export async function authorNames(
  db: Database | Transaction,
  rows: readonly Pick<DraftRow<unknown>, 'authorId'>[],
): Promise<ReadonlyMap<number | null, string>> {
  const userIds = [...new Set(rows.flatMap(({ authorId }) => authorId ?? []))];
  const names = userIds.length === 0 ? [] : await listNames({ db, userIds });
  return new Map(names.map(({ userId, nickname }) => [userId, nickname]));
}

/** A draft as the staff of its channel sees it. */
export async function draftReply<Content>(
  db: Database | Transaction,
  row: DraftRow<Content>,
): Promise<DraftOf<Content>> {
  const { id, content, version, problemId, publishCheck, authorId, updatedAt } = row;
  const names = await authorNames(db, [row]);
  return {
    draftId: id,
    state: stateOf(row),
    problemId,
    content,
    version,
    authorNickname: names.get(authorId) ?? '',
    check: publishCheck && withoutId(publishCheck),
    updatedAt: updatedAt.toISOString(),
  };
}

const withoutId = ({ checkId: _checkId, ...check }: NonNullable<DraftRow<unknown>['publishCheck']>) => check;

/** The name of a draft among the versions of all contents. */
export const versionedDraft = ({ kind, channelId, id }: DraftRow<unknown>) => ({
  kind,
  channelId,
  contentId: id,
});

export const stateOfDraft = <Content extends object>({
  content,
  authorId,
  updatedAt,
}: DraftRow<Content>) => ({
  body: content,
  authorId,
  at: updatedAt,
});
