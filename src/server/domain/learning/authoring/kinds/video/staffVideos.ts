import { and, eq, inArray } from 'drizzle-orm';
import type { StaffVideo, StaffVideoSummary, VideoBody } from '#shared/contract/learning/videos.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { videos } from '#server/db/tables/learning/videos.ts';
import type { EditedKind } from '#server/domain/learning/authoring/contents/saveContent.ts';
import {
  addContent,
  describeContent,
  findStaffContent,
  listStaffContents,
  type NewContent,
  type OneContent,
  type StaffScope,
} from '#server/domain/learning/authoring/contents/staffContents.ts';
import { countWatchers } from '#server/domain/learning/progress/videoWatches.ts';
import { findStorage, linksOf, storagesOf } from '#server/domain/learning/videoUploads/videoStorages.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { describeVideo, stateOf } from '#server/domain/learning/videos/videoRows.ts';
import { videoTable } from './videoFacts.ts';

type ListQuery = Parameters<typeof listStaffContents>[2];

/** A page of the channel's videos. */
export async function listStaffVideos(scope: StaffScope, query: ListQuery) {
  const { deps } = scope;
  const { rows, counts } = await listStaffContents(scope, videoTable, query);
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
  const row = await findStaffContent(deps.db, videoTable, { channelId, contentId });
  const storage = (await storagesOf(deps.db, [row.videoStorageId])).get(row.videoStorageId ?? 0);
  return {
    ...(await describeVideo(deps, row, storage)),
    ...(await describeContent(deps.db, row)),
    videoStorageId: row.videoStorageId,
    percent: stateOf(row, storage).percent,
  };
}

/** Writes a video, hidden from pupils. Throws CHANNEL_LIST_FULL. */
export const addVideo = (
  tx: Transaction,
  scope: StaffScope,
  video: NewContent<typeof videos>,
): Promise<number> => addContent(tx, scope, videoTable, video);

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

/** How a video is saved. Throws RESOURCE_NOT_FOUND for a file of others. */
export const videoContents: EditedKind<typeof videos, VideoBody> = {
  ...videoTable,
  bodyOf: (_db, { title, description, videoType, videoUrl, videoStorageId, videoTime, captions }) => ({
    title,
    description,
    videoType,
    videoUrl,
    videoStorageId,
    videoTime,
    captions,
  }),
  normalise: columnsOf,
  write: async (tx, { address, row, body }) => {
    if (body.videoStorageId !== row.videoStorageId) await assertOwnStorage(tx, address, body.videoStorageId);
    return body;
  },
  assertReady: async (tx, row) => {
    const storage = (await storagesOf(tx, [row.videoStorageId])).get(row.videoStorageId ?? 0);
    const { state, failure } = stateOf(row, storage);
    if (failure === null && (state === 'COMPLETE' || state === 'CONVERTING')) return;
    throw new AppError('CONTENT_NOT_READY', {
      log: `video ${row.id} is ${failure ?? state}`,
      message: '영상 파일이 아직 없어요. 파일을 올린 다음에 공개해 주세요.',
    });
  },
};

/** The columns of the other kind are emptied, so that nothing stale is ever shown. */
function columnsOf({ videoType, videoUrl, videoStorageId, videoTime, ...body }: VideoBody): VideoBody {
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
