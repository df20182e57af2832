import { and, eq, inArray } from 'drizzle-orm';
import type { StaffVideo, StaffVideoSummary, VideoBody } from '#shared/contract/learning/videos.ts';
import type { ContentVisibleState } from '#shared/contract/learning/contentFields.ts';
import { changeContentRow, findContentRows } from '#server/db/contentRows.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { videos } from '#server/db/tables/learning/videos.ts';
import {
  assertContentVersion,
  assertRoomForContent,
  describeContent,
  findStaffContent,
  listStaffContents,
  lockOwnContent,
  setContentVisibleState,
  type OneContent,
  type StaffScope,
} from '#server/domain/learning/authoring/contents/staffContents.ts';
import { countWatchers } from '#server/domain/learning/progress/videoWatches.ts';
import { findStorage, linksOf, storagesOf } from '#server/domain/learning/videoUploads/videoStorages.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { describeVideo, stateOf } from '#server/domain/learning/videos/videoRows.ts';
import { videoContents } from './videoFacts.ts';

type ListQuery = Parameters<typeof listStaffContents>[2];

/** A page of the channel's videos. */
export async function listStaffVideos(scope: StaffScope, query: ListQuery) {
  const { deps } = scope;
  const { rows, counts } = await listStaffContents(scope, videoContents, query);
  const [storages, watchers] = await Promise.all([
    storagesOf(
      deps.db,
      rows.map(({ row }) => row.videoStorageId),
    ),
    countWatchers(
      deps.db,
      rows.map(({ row }) => row.id),
    ),
  ]);
  const videoList: StaffVideoSummary[] = [];
  for (const { row, fields } of rows) {
    const storage = storages.get(row.videoStorageId ?? 0);
    const { posterUrl } = await linksOf(deps, storage);
    videoList.push({
      ...{ videoId: row.id, ...fields, videoType: row.videoType, posterUrl },
      ...stateOf(row, storage),
      videoStorageId: row.videoStorageId,
      hasCaptions: row.captions !== '',
      watcherCount: watchers.get(row.id) ?? 0,
    });
  }
  return { videoList, ...counts };
}

/** A video as its staff edits it. Throws IS_NOT_CHANNEL_CONTENT. */
export async function getStaffVideo({
  deps,
  channelId,
  contentId,
}: Omit<OneContent, 'userId'>): Promise<StaffVideo> {
  const row = await findStaffContent(deps.db, videoContents, { channelId, contentId });
  const storage = (await storagesOf(deps.db, [row.videoStorageId])).get(row.videoStorageId ?? 0);
  return {
    ...(await describeVideo(deps, row, storage)),
    ...(await describeContent(deps.db, row)),
    videoStorageId: row.videoStorageId,
    percent: stateOf(row, storage).percent,
  };
}

type NewVideo = Pick<typeof videos.$inferInsert, 'title'> &
  Partial<Omit<typeof videos.$inferInsert, 'id' | 'channelId' | 'authorId'>>;

/** Writes a video, hidden from pupils. Throws CHANNEL_LIST_FULL. */
export async function addVideo(
  tx: Transaction,
  { deps, channelId, userId }: StaffScope,
  video: NewVideo,
): Promise<number> {
  await assertRoomForContent(tx, videoContents, channelId);
  const at = deps.clock.now();
  const [row] = await tx
    .insert(videos)
    .values({
      visibleState: 'INVISIBLE',
      ...video,
      channelId,
      authorId: userId,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: videos.id });
  if (!row) throw new Error(`a video of channel ${channelId} was not written`);
  return row.id;
}

/** Copies a video of the product's library; both show the same file. Undefined for none. */
export async function copyVideo(
  tx: Transaction,
  scope: StaffScope,
  source: { readonly channelId: number; readonly contentId: number },
): Promise<number | undefined> {
  const [row] = await findContentRows(tx, videos, { channelId: source.channelId, ids: [source.contentId] });
  // A film that is not drawn yet has no file that a copy could show.
  if (!row || (row.videoType === 'FILE' && row.videoStorageId === null)) return undefined;
  const { title, description, videoType, videoUrl, videoStorageId, videoTime, captions, visibleState, id } =
    row;
  const shown = { title, description, videoType, videoUrl, videoStorageId, videoTime, captions };
  return addVideo(tx, scope, { ...shown, visibleState, sourceId: id });
}

/**
 * Makes a video. Asked again for the same upload under the same title, because the answer was lost, it answers the one
 * that was made. Throws RESOURCE_NOT_FOUND.
 */
export async function createVideo(scope: StaffScope, body: VideoBody): Promise<StaffVideo> {
  const contentId = await transaction(scope.deps, async (tx) => {
    const made = await findMade(tx, scope, body);
    if (made !== undefined) return made;
    await assertOwnStorage(tx, scope, body.videoStorageId);
    return addVideo(tx, scope, columnsOf(body));
  });
  return getStaffVideo({ ...scope, contentId });
}

/** Throws CONTENT_CONFLICT, CHANNEL_CONTENT_UNAUTHORIZED, IS_NOT_CHANNEL_CONTENT, RESOURCE_NOT_FOUND. */
export async function saveVideo(
  address: OneContent,
  { baseVersion, ...body }: VideoBody & { readonly baseVersion: number },
): Promise<StaffVideo> {
  const { deps, contentId } = address;
  await transaction(deps, async (tx) => {
    const row = await lockOwnContent(tx, videoContents, address);
    assertContentVersion(row, baseVersion);
    if (body.videoStorageId !== row.videoStorageId) await assertOwnStorage(tx, address, body.videoStorageId);
    await changeContentRow(tx, videos, { id: contentId, at: deps.clock.now(), change: columnsOf(body) });
  });
  return getStaffVideo(address);
}

/** The columns of the other kind are emptied, so that nothing stale is ever shown. */
function columnsOf({ videoType, videoUrl, videoStorageId, videoTime, ...body }: VideoBody) {
  return videoType === 'URL'
    ? { ...body, videoType, videoUrl, videoTime, videoStorageId: null }
    : { ...body, videoType, videoUrl: '', videoTime: 0, videoStorageId };
}

async function findMade(
  tx: Transaction,
  { channelId }: StaffScope,
  { videoStorageId, title }: VideoBody,
): Promise<number | undefined> {
  if (videoStorageId === null) return undefined;
  // Two calls for one upload come one after the other.
  await findStorage(tx, { channelId, videoStorageId }, 'update');
  const [made] = await tx
    .select({ id: videos.id })
    .from(videos)
    .where(
      and(
        eq(videos.channelId, channelId),
        eq(videos.videoStorageId, videoStorageId),
        eq(videos.title, title),
        eq(videos.removed, false),
      ),
    );
  return made?.id;
}

/** An upload of this channel that no other video shows. Throws RESOURCE_NOT_FOUND. */
async function assertOwnStorage(
  tx: Transaction,
  { channelId }: StaffScope,
  videoStorageId: number | null,
): Promise<void> {
  if (videoStorageId === null) return;
  await findStorage(tx, { channelId, videoStorageId }, 'update');
  if ((await shownStorages(tx, [videoStorageId])).size > 0)
    throw new AppError('RESOURCE_NOT_FOUND', {
      log: `video storage ${videoStorageId} is shown by another video`,
      message: '이미 다른 영상에 쓰인 파일이에요.',
    });
}

/** The storages among some that a video shows. */
export async function shownStorages(
  db: Database | Transaction,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: videos.videoStorageId })
    .from(videos)
    .where(and(inArray(videos.videoStorageId, [...ids]), eq(videos.removed, false)));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** Publishes a video that is there or on its way, or hides it. */
export async function setVideoVisibleState(
  address: OneContent,
  visibleState: ContentVisibleState,
): Promise<StaffVideo> {
  await setContentVisibleState(address, videoContents, {
    visibleState,
    assertReady: async (tx, row) => {
      const storage = (await storagesOf(tx, [row.videoStorageId])).get(row.videoStorageId ?? 0);
      const { state, failure } = stateOf(row, storage);
      if (failure === null && (state === 'COMPLETE' || state === 'CONVERTING')) return;
      throw new AppError('CONTENT_NOT_READY', {
        log: `video ${address.contentId} is ${failure ?? state}`,
        message: '영상 파일이 아직 없어요. 파일을 올린 다음에 공개해 주세요.',
      });
    },
  });
  return getStaffVideo(address);
}
