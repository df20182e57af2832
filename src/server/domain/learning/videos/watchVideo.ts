import { and, eq } from 'drizzle-orm';
import type { videoRoutes } from '#shared/contract/learning/videos.ts';
import type { BodyOf, ReplyOf } from '#shared/contract/route.ts';
import { videos } from '#server/db/tables/learning/videos.ts';
import type { Deps } from '#server/domain/deps.ts';
import { findContent, type ContentAddress } from '#server/domain/learning/lessons/findContent.ts';
import { countWatch, describeWatch, loadWatch } from '#server/domain/learning/progress/videoWatches.ts';
import { storagesOf } from '#server/domain/learning/videoUploads/videoStorages.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { describeVideo, stateOf } from './videoRows.ts';

interface WatchAddress extends ContentAddress {
  readonly deps: Deps;
  readonly userId: number;
  /** Staff looks at what it hides from pupils. */
  readonly seesHidden: boolean;
}

/** The video that a lesson shows, and how much of it the caller has watched. Throws IS_NOT_CHANNEL_CONTENT. */
export async function getLearnedVideo(address: WatchAddress): Promise<ReplyOf<typeof videoRoutes.get>> {
  const { deps, userId } = address;
  const { row, storage } = await findShown(address);
  const watch = describeWatch(await loadWatch(deps.db, { userId, videoId: row.id }));
  return { ...(await describeVideo(deps, row, storage)), watch };
}

/** Notes the seconds that were watched, and emits `video.watched` the first time that they are enough. */
export async function watchVideo(
  address: WatchAddress,
  { opened, ranges, position }: BodyOf<typeof videoRoutes.watch>,
): Promise<ReplyOf<typeof videoRoutes.watch>> {
  const { deps, userId } = address;
  const { row, storage } = await findShown(address);
  const { videoTime } = stateOf(row, storage);
  return transaction(deps, async (tx) => {
    const report = { userId, videoId: row.id, videoTime, opened, ranges, position, at: deps.clock.now() };
    const { row: watch, isFirstTime } = await countWatch(tx, report);
    const answers = isFirstTime
      ? await emit(tx, { type: 'video.watched', userId, videoId: row.id })
      : undefined;
    return { ...describeWatch(watch), questChange: answers?.questChange ?? null };
  });
}

async function findShown(address: WatchAddress) {
  const { deps, channelId, seesHidden } = address;
  const videoId = await findContent({ ...address, contentType: 'VIDEO' });
  const [row] = await deps.db
    .select()
    .from(videos)
    .where(and(eq(videos.id, videoId), eq(videos.channelId, channelId), eq(videos.removed, false)));
  if (!row || (row.visibleState === 'INVISIBLE' && !seesHidden))
    throw new AppError('IS_NOT_CHANNEL_CONTENT', { log: `no video ${videoId} in channel ${channelId}` });
  const storages = await storagesOf(deps.db, [row.videoStorageId]);
  return { row, storage: storages.get(row.videoStorageId ?? 0) };
}
