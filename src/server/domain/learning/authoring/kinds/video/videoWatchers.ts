import type { VideoWatcher } from '#shared/contract/learning/videos.ts';
import { LMS_PER_PAGE } from '#shared/contract/learning/authoring/lms.ts';
import { pageCountOf } from '#shared/contract/paging.ts';
import { ofGroupAndTag, pageOfPupils, type PupilQuery } from '#server/domain/channels/members/pupilPages.ts';
import {
  findStaffContent,
  type OneContent,
} from '#server/domain/learning/authoring/contents/staffContents.ts';
import { listWatches, watchesOf, type WatchRow } from '#server/domain/learning/progress/videoWatches.ts';
import { storagesOf } from '#server/domain/learning/videoUploads/videoStorages.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { stateOf } from '#server/domain/learning/videos/videoRows.ts';
import { videoTable } from './videoFacts.ts';

/** Pupils of the channel by name, and how much of the video each has watched; pages from 1. */
export async function listVideoMembers(
  query: OneContent & PupilQuery & { readonly page: number },
): Promise<{ memberList: VideoWatcher[]; pageCount: number; totalCount: number }> {
  const { deps, contentId: videoId } = query;
  const videoTime = await lengthOfVideo(query);
  const { pupils, ...counts } = await pageOfPupils(deps.db, query);
  const userIds = pupils.map(({ userId }) => userId);
  const watches = await watchesOf(deps.db, { userIds, videoIds: [videoId] });
  const watchOf = new Map(watches.map((watch) => [watch.userId, watch]));
  const memberList = pupils.map(({ userId, nickname }) =>
    describe(userId, nickname, watchOf.get(userId), videoTime),
  );
  return { memberList, ...counts };
}

/** The pupils who have watched the video, the last first. */
export async function listVideoLogs(
  address: OneContent & {
    readonly page: number;
    readonly groupId: number | undefined;
    readonly tagId: number | undefined;
  },
) {
  const { deps, contentId: videoId, page } = address;
  const videoTime = await lengthOfVideo(address);
  const { rows, totalCount } = await listWatches(deps.db, { videoId, page, among: ofGroupAndTag(address) });
  const userIds = rows.map(({ userId }) => userId);
  const names = userIds.length === 0 ? [] : await listNames({ db: deps.db, userIds });
  const nameOf = new Map(names.map(({ userId, nickname }) => [userId, nickname]));
  return {
    logList: rows.map((row) => describe(row.userId, nameOf.get(row.userId) ?? '', row, videoTime)),
    pageCount: pageCountOf(totalCount, LMS_PER_PAGE),
    totalCount,
  };
}

async function lengthOfVideo({ deps, channelId, contentId }: OneContent): Promise<number> {
  const row = await findStaffContent(deps.db, videoTable, { channelId, contentId });
  const storages = await storagesOf(deps.db, [row.videoStorageId]);
  return stateOf(row, storages.get(row.videoStorageId ?? 0)).videoTime;
}

const describe = (
  memberId: number,
  nickname: string,
  watch: WatchRow | undefined,
  videoTime: number,
): VideoWatcher => ({
  memberId,
  nickname,
  openCount: watch?.openCount ?? 0,
  secondsWatched: watch?.secondsWatched ?? 0,
  percent: videoTime === 0 ? 0 : Math.min(100, Math.round((100 * (watch?.secondsWatched ?? 0)) / videoTime)),
  lastAt: watch?.lastAt.toISOString() ?? null,
  completedAt: watch?.completedAt?.toISOString() ?? null,
});
