import { and, count, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { VIDEO_PART_BYTES, type VideoStorage } from '#shared/contract/learning/videoUploads.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { videoStorages } from '#server/db/tables/learning/videoUploads.ts';
import type { Deps } from '#server/domain/deps.ts';
import { linkToFile } from '#server/domain/people/files/storedFiles.ts';
import { AppError } from '#server/platform/appError.ts';
import type { ChannelScope } from '#server/domain/call.ts';

export type StorageRow = typeof videoStorages.$inferSelect;
type Connection = Database | Transaction;

/** The scope of an upload by staff. */
export interface UploadScope extends ChannelScope {}
export type OneStorage = UploadScope & { readonly videoStorageId: number };

/** Uploads of one channel that have not ended. */
const MOST_UNFINISHED = 50;

export async function createStorage({ deps, channelId, userId }: UploadScope): Promise<number> {
  const at = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const [unfinished] = await tx
      .select({ count: count() })
      .from(videoStorages)
      .where(
        and(eq(videoStorages.channelId, channelId), inArray(videoStorages.state, ['PENDING', 'UPLOADING'])),
      );
    if ((unfinished?.count ?? 0) >= MOST_UNFINISHED)
      throw new AppError('CHANNEL_LIST_FULL', {
        log: `channel ${channelId} has ${MOST_UNFINISHED} unfinished uploads`,
        message: '올리다 만 영상이 너무 많아요. 먼저 끝내거나 지워 주세요.',
      });
    const [row] = await tx
      .insert(videoStorages)
      .values({ channelId, ownerId: userId, createdAt: at, updatedAt: at })
      .returning({ id: videoStorages.id });
    if (!row) throw new Error(`a storage of channel ${channelId} was not written`);
    return row.id;
  });
}

/** The own uploads, the last first: unfinished ones, and finished ones without a video. */
export async function listUnfinished({ deps, channelId, userId }: UploadScope): Promise<VideoStorage[]> {
  const rows = await deps.db
    .select()
    .from(videoStorages)
    .where(
      and(
        eq(videoStorages.channelId, channelId),
        eq(videoStorages.ownerId, userId),
        inArray(videoStorages.state, ['UPLOADING', 'CONVERTING', 'COMPLETE']),
      ),
    )
    .orderBy(sql`(${videoStorages.state} = 'UPLOADING') desc`, desc(videoStorages.updatedAt))
    .limit(MOST_UNFINISHED);
  return rows.map(describeStorage);
}

export const describeStorage = (row: StorageRow): VideoStorage => ({
  videoStorageId: row.id,
  state: row.state,
  uploadId: row.uploadId,
  fileName: row.state === 'UPLOADING' ? row.sourceKey : null,
  originalName: row.originalName,
  size: row.size,
  partSize: VIDEO_PART_BYTES,
  percent: row.percent,
  failure: row.failure,
  updatedAt: row.updatedAt.toISOString(),
});

/** A storage of the channel; `lock` keeps it for the transaction. Throws RESOURCE_NOT_FOUND. */
export async function findStorage(
  db: Connection,
  { channelId, videoStorageId }: Pick<OneStorage, 'channelId' | 'videoStorageId'>,
  lock?: 'update',
): Promise<StorageRow> {
  const wanted = db
    .select()
    .from(videoStorages)
    .where(and(eq(videoStorages.id, videoStorageId), eq(videoStorages.channelId, channelId)));
  const [row] = await (lock ? wanted.for(lock) : wanted);
  if (row) return row;
  throw new AppError('RESOURCE_NOT_FOUND', {
    log: `no video storage ${videoStorageId} in channel ${channelId}`,
  });
}

/** Locks a storage until the transaction ends, so that a cleanup waits. Undefined where it is gone. */
export async function lockStorage(tx: Transaction, id: number): Promise<StorageRow | undefined> {
  const [row] = await tx.select().from(videoStorages).where(eq(videoStorages.id, id)).for('update');
  return row;
}

/** The stored files of some videos. */
export async function storagesOf(
  db: Connection,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, StorageRow>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  if (known.length === 0) return new Map();
  const rows = await db.select().from(videoStorages).where(inArray(videoStorages.id, known));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Signed addresses of the playable film; empty without one. */
export async function linksOf(deps: Pick<Deps, 'storage'>, row: StorageRow | undefined) {
  const isThere = row?.state === 'COMPLETE';
  return {
    videoUrl: await linkToFile(deps, (isThere && row.videoKey) || ''),
    posterUrl: await linkToFile(deps, (isThere && row.posterKey) || ''),
  };
}

export async function changeStorage(
  db: Connection,
  id: number,
  change: Partial<typeof videoStorages.$inferInsert>,
): Promise<StorageRow> {
  const [row] = await db.update(videoStorages).set(change).where(eq(videoStorages.id, id)).returning();
  if (!row) throw new Error(`changeStorage: no video storage ${id}`);
  return row;
}

/** Storages without activity since `before`, except converting ones. */
export async function idleStorages(db: Connection, before: Date): Promise<StorageRow[]> {
  return db
    .select()
    .from(videoStorages)
    .where(
      and(
        lt(videoStorages.updatedAt, before),
        or(ne(videoStorages.state, 'CONVERTING'), isNull(videoStorages.sourceKey)),
      ),
    )
    .orderBy(videoStorages.updatedAt)
    .limit(200);
}

export async function deleteStorage(db: Connection, id: number): Promise<void> {
  await db.delete(videoStorages).where(eq(videoStorages.id, id));
}
