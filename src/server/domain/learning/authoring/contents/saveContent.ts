import { isDeepStrictEqual } from 'node:util';
import type { ContentVisibleState } from '#shared/contract/learning/contentFields.ts';
import { changeContentRow, type ContentRow, type ContentTable } from '#server/db/contentRows.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { assertBaseVersion } from '../versions/assertBaseVersion.ts';
import { forgetVersions, keepVersion, markPublished } from '../versions/keepVersion.ts';
import { lockOwnContent, type ContentKind, type OneContent } from './staffContents.ts';

/** The rules of one kind of content that is saved as it is; saving, publishing and deleting are the same for all. */
export interface EditedKind<
  Table extends ContentTable = ContentTable,
  Body extends object = object,
> extends ContentKind<Table> {
  /** The body that its editor saves, as it is now. */
  readonly bodyOf: (db: Database | Transaction, row: Table['$inferSelect']) => Body | Promise<Body>;
  /** Empties what another field makes meaningless. */
  readonly normalise?: (body: Body) => Body;
  /** Throws for a version that could not be seen once it is restored. */
  readonly assertRestorable?: (row: Table['$inferSelect'], body: Body) => void;
  /** Checks a body and writes what is not in the content's own row; answers the columns of that row. */
  readonly write: (
    tx: Transaction,
    saved: {
      readonly address: OneContent;
      readonly row: Table['$inferSelect'];
      readonly body: Body;
    },
  ) => Promise<Readonly<Record<string, unknown>>>;
  /** Throws CONTENT_NOT_READY for what pupils may not see yet. */
  readonly assertReady?: (tx: Transaction, row: Table['$inferSelect']) => Promise<void> | void;
  /** Deletes what belongs to a content. */
  readonly removeParts?: (tx: Transaction, address: OneContent) => Promise<void>;
}

const versioned = ({ contentType: kind }: ContentKind, { channelId, contentId }: OneContent) => ({
  kind,
  channelId,
  contentId,
});

/**
 * Saves what the editor has before it, on top of the version that it began from; the same again, as after a lost answer,
 * stays the same version. `restoredFrom` is when a kept version had been saved that is saved again. Answers the version.
 * Throws CONTENT_CONFLICT, CHANNEL_CONTENT_UNAUTHORIZED, IS_NOT_CHANNEL_CONTENT, and what the kind throws.
 */
export async function saveContent<Table extends ContentTable, Body extends object>(
  address: OneContent,
  kind: EditedKind<Table, Body>,
  { baseVersion, ...given }: Body & { readonly baseVersion: number },
  restoredFrom?: Date,
): Promise<number> {
  const { deps, userId, contentId } = address;
  return transaction(deps, async (tx) => {
    const row = await lockOwnContent(tx, kind, address);
    const { version, authorId, updatedAt } = row as ContentRow;
    const before = await kind.bodyOf(tx, row);
    const next = { ...before, ...given };
    const body = kind.normalise?.(next) ?? next;
    if (isDeepStrictEqual(before, body)) return version;
    assertBaseVersion(row as ContentRow, baseVersion);
    if (restoredFrom) kind.assertRestorable?.(row, body);
    const change = await kind.write(tx, { address, row, body });
    const at = deps.clock.now();
    await changeContentRow(tx, kind.table, { id: contentId, at, change });
    await keepVersion(tx, versioned(kind, address), {
      before: { body: before, authorId, at: updatedAt },
      after: { body, authorId: userId, at },
      restoredFrom,
    });
    return version + 1;
  });
}

/**
 * Publishes or hides a content. Throws CONTENT_NOT_READY for what pupils may not see yet; who shows it to pupils throws
 * ALREADY_OPEN_CONTENT_ON_VISIBLE_STATE when it is hidden.
 */
export async function setContentVisibleState<Table extends ContentTable, Body extends object>(
  address: OneContent,
  kind: EditedKind<Table, Body>,
  visibleState: ContentVisibleState,
): Promise<void> {
  const { deps, userId, channelId, contentId } = address;
  await transaction(deps, async (tx) => {
    const row = await lockOwnContent(tx, kind, address);
    const { visibleState: before, authorId, updatedAt } = row as ContentRow;
    if (before === visibleState) return;
    const at = deps.clock.now();
    if (visibleState === 'INVISIBLE')
      await emit(tx, { type: 'content.hiding', userId, channelId, kind: kind.contentType, contentId });
    else {
      await kind.assertReady?.(tx, row);
      const body = await kind.bodyOf(tx, row);
      await markPublished(tx, versioned(kind, address), { body, authorId, at: updatedAt }, at);
    }
    await changeContentRow(tx, kind.table, { id: contentId, at, change: { visibleState } });
  });
}

/** Deletes a content; a subject that still needs it throws: ALREADY_REFERENCED_CONTENT, HAS_ASSIGNMENT. */
export async function removeContent<Table extends ContentTable, Body extends object>(
  address: OneContent,
  kind: EditedKind<Table, Body>,
): Promise<void> {
  const { deps, userId, contentId } = address;
  await transaction(deps, async (tx) => {
    await lockOwnContent(tx, kind, address);
    await emit(tx, { type: 'content.removing', userId, kind: kind.contentType, contentId });
    await kind.removeParts?.(tx, address);
    await changeContentRow(tx, kind.table, {
      id: contentId,
      at: deps.clock.now(),
      change: { removed: true },
    });
    await forgetVersions(tx, versioned(kind, address));
  });
}
