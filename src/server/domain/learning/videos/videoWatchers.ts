import type { VideoWatcher } from '#shared/contract/learning/videos.ts';
import { LMS_PER_PAGE } from '#shared/contract/learning/lms.ts';
import { pageCountOf } from '#shared/contract/paging.ts';
import { listMemberRows } from '#server/domain/channels/channels/memberRows.ts';
import { isInGroup } from '#server/domain/channels/groups/groupRows.ts';
import { wearsTag } from '#server/domain/channels/tags/tagRows.ts';
import { findStaffContent, type OneContent } from '#server/domain/learning/contents/staffContents.ts';
import { listWatches, watchesOf, type WatchRow } from '#server/domain/learning/progress/videoWatches.ts';
import { storagesOf } from '#server/domain/learning/videoUploads/videoStorages.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { stateOf, videoKind } from './videoRows.ts';

/** A class; whoever looks for one of more searches by name or group. */
const MOST_MEMBERS = 300;

/** Pupils of the channel by name, and how much of the video each has watched. */
export async function listVideoMembers({
  search,
  groupId,
  tagId,
  ...address
}: OneContent & {
  readonly search: string;
  readonly groupId: number | undefined;
  readonly tagId: number | undefined;
}): Promise<VideoWatcher[]> {
  const { deps, channelId, contentId: videoId } = address;
  const videoTime = await lengthOfVideo(address);
  const members = await listMemberRows(deps.db, {
    ...{ channelId, list: 'all', search, isStaff: false, limit: MOST_MEMBERS },
    among: amongOf(groupId, tagId),
  });
  const userIds = members.map(({ userId }) => userId);
  const watches = await watchesOf(deps.db, { userIds, videoIds: [videoId] });
  const watchOf = new Map(watches.map((watch) => [watch.userId, watch]));
  return members.map(({ userId, nickname }) => describe(userId, nickname, watchOf.get(userId), videoTime));
}

const amongOf = (groupId: number | undefined, tagId: number | undefined) => [
  ...(groupId === undefined ? [] : [isInGroup(groupId)]),
  ...(tagId === undefined ? [] : [wearsTag(tagId)]),
];

/** Who has watched the video, the last first. */
export async function listVideoLogs(
  address: OneContent & {
    readonly page: number;
    readonly groupId: number | undefined;
    readonly tagId: number | undefined;
  },
) {
  const { deps, contentId: videoId, page, groupId, tagId } = address;
  const videoTime = await lengthOfVideo(address);
  const { rows, totalCount } = await listWatches(deps.db, { videoId, page, among: amongOf(groupId, tagId) });
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
  const row = await findStaffContent(deps.db, videoKind, { channelId, contentId });
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
