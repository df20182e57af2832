import { LMS_PER_PAGE } from '#shared/contract/learning/authoring/lms.ts';
import type { ContentVisibleState } from '#shared/contract/learning/contentFields.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import {
  addContentRow,
  countOwnRows,
  findContentRows,
  listContentRows,
  type ContentRow,
  type ContentTable,
} from '#server/db/contentRows.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { RemovableContent } from '#server/domain/events.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { AppError } from '#server/platform/appError.ts';

/** One kind of content: its table, and how events call it. */
export interface ContentKind<Table extends ContentTable = ContentTable> {
  readonly table: Table;
  readonly contentType: Exclude<RemovableContent, 'LESSON' | 'CONTENT_ON_LESSON'>;
}

/** The columns that a content begins with, its title at least. */
export type NewContent<Table extends ContentTable> = Pick<ContentRow, 'title'> &
  Partial<Omit<Table['$inferInsert'], 'id' | 'channelId' | 'authorId'>>;

/** A member of staff and the channel whose contents it edits. */
export interface StaffScope {
  readonly deps: Deps;
  readonly channelId: number;
  readonly userId: number;
}
export type OneContent = StaffScope & { readonly contentId: number };

/** The most contents of one kind that staff of one channel makes. */
const MOST_CONTENTS = 1000;

/** A page of a kind with what the lists of all kinds show of each. */
export async function listStaffContents<Table extends ContentTable>(
  { deps, channelId }: StaffScope,
  { table }: ContentKind<Table>,
  query: {
    readonly page: number;
    readonly query: string;
    readonly visible_state?: ContentVisibleState | undefined;
  },
) {
  const { rows, totalCount } = await listContentRows(deps.db, table, {
    channelId,
    search: query.query,
    visibleState: query.visible_state,
    limit: LMS_PER_PAGE,
    offset: rowsBefore({ page: query.page, first: 1, size: LMS_PER_PAGE }),
  });
  const describe = await describing(deps.db, rows as ContentRow[]);
  return {
    rows: rows.map((row) => ({ row, fields: describe(row as ContentRow) })),
    counts: { totalCount, pageCount: pageCountOf(totalCount, LMS_PER_PAGE) },
  };
}

/** Returns the facts of a content that every reply has. */
export async function describeContent(db: Database | Transaction, row: ContentRow) {
  return (await describing(db, [row]))(row);
}

async function describing(db: Database | Transaction, rows: readonly ContentRow[]) {
  const userIds = [...new Set(rows.flatMap(({ authorId }) => authorId ?? []))];
  const names = userIds.length === 0 ? [] : await listNames({ db, userIds });
  const nameOf = new Map(names.map(({ userId, nickname }) => [userId, nickname]));
  return ({ title, visibleState, authorId, seeded, sourceId, version, updatedAt }: ContentRow) => ({
    ...{ title, visibleState, seeded, sourceId, version },
    authorNickname: (authorId !== null && nameOf.get(authorId)) || '',
    updatedAt: updatedAt.toISOString(),
  });
}

/** A content of the channel. Throws IS_NOT_CHANNEL_CONTENT. */
export async function findStaffContent<Table extends ContentTable>(
  db: Database | Transaction,
  { table, contentType }: ContentKind<Table>,
  { channelId, contentId }: Pick<OneContent, 'channelId' | 'contentId'>,
  lock?: 'update',
): Promise<Table['$inferSelect']> {
  const [row] = await findContentRows(db, table, {
    channelId,
    ids: [contentId],
    ...(lock && { lock }),
  });
  if (row) return row;
  throw new AppError('IS_NOT_CHANNEL_CONTENT', {
    log: `no ${contentType} ${contentId} in channel ${channelId}`,
  });
}

/** The content, kept for the transaction. Throws also CHANNEL_CONTENT_UNAUTHORIZED for what comes with the product. */
export async function lockOwnContent<Table extends ContentTable>(
  tx: Transaction,
  kind: ContentKind<Table>,
  address: Pick<OneContent, 'channelId' | 'contentId'>,
): Promise<Table['$inferSelect']> {
  const row = await findStaffContent(tx, kind, address, 'update');
  if (!(row as ContentRow).seeded) return row;
  throw new AppError('CHANNEL_CONTENT_UNAUTHORIZED', {
    log: `${kind.contentType} ${address.contentId} comes with the product: import it instead of changing it`,
    message: '돌핀 월드의 자료는 고칠 수 없어요. 가져오기로 복사해서 고쳐 주세요.',
  });
}

/** Writes a content, hidden from pupils unless it says otherwise; answers its id. Throws CHANNEL_LIST_FULL. */
export async function addContent<Table extends ContentTable>(
  tx: Transaction,
  { deps, channelId, userId }: StaffScope,
  { table, contentType }: ContentKind<Table>,
  content: NewContent<Table>,
): Promise<number> {
  if ((await countOwnRows(tx, table, channelId)) >= MOST_CONTENTS)
    throw new AppError('CHANNEL_LIST_FULL', {
      log: `channel ${channelId} has ${MOST_CONTENTS} of a ${contentType}`,
    });
  const at = deps.clock.now();
  return addContentRow(tx, table, {
    ...{ visibleState: 'INVISIBLE', ...content },
    ...{ channelId, authorId: userId, createdAt: at, updatedAt: at },
  });
}
