import {
  lmsVideoRoutes,
  videoRoutes,
  type LearnedVideo,
  type StaffVideo,
  type VideoWatcher,
} from '#shared/contract/learning/videos.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { storeQuestChange } from '#client/net/rest/world/questChanges.ts';
import { rest } from '#client/net/rest/rest.ts';
import type { ContentPlace } from './lessons.ts';

export type VideoFilter = RequestOf<typeof lmsVideoRoutes.list>['query'];
export type VideoPage = ResponseOf<typeof lmsVideoRoutes.list>;
export type VideoInput = RequestOf<typeof lmsVideoRoutes.create>['body'];
export type WatchReport = RequestOf<typeof videoRoutes.watch>['body'];
export type WatchReply = ResponseOf<typeof videoRoutes.watch>;

/** A video and the channel whose staff edits it. */
export interface VideoAddress {
  readonly id: number;
  readonly videoId: number;
}

export function getLearnedVideo(place: ContentPlace, signal?: AbortSignal): Promise<LearnedVideo> {
  return rest.call(videoRoutes.get, { params: place }, { signal });
}

/** Tells what was watched; what is not counted now is not asked for again. */
export async function reportWatch(place: ContentPlace, body: WatchReport): Promise<WatchReply> {
  const reply = await rest.call(videoRoutes.watch, { params: place, body }, { quiet: true });
  if (reply.questChange) storeQuestChange(reply.questChange);
  return reply;
}

export function listVideos(id: number, query: VideoFilter, signal?: AbortSignal): Promise<VideoPage> {
  return rest.call(lmsVideoRoutes.list, { params: { id }, query }, { signal, quiet: true });
}

export function getVideo(params: VideoAddress, signal?: AbortSignal): Promise<StaffVideo> {
  return rest.call(lmsVideoRoutes.get, { params }, { signal, quiet: true });
}

export function createVideo(id: number, body: VideoInput): Promise<StaffVideo> {
  return rest.call(lmsVideoRoutes.create, { params: { id }, body }, { quiet: true });
}

export function saveVideo(
  params: VideoAddress,
  body: RequestOf<typeof lmsVideoRoutes.save>['body'],
): Promise<StaffVideo> {
  return rest.call(lmsVideoRoutes.save, { params, body }, { quiet: true });
}

export function setVideoVisibleState(
  params: VideoAddress,
  visibleState: StaffVideo['visibleState'],
): Promise<StaffVideo> {
  return rest.call(lmsVideoRoutes.setVisibleState, { params, body: { visibleState } }, { quiet: true });
}

export async function removeVideo(params: VideoAddress): Promise<void> {
  await rest.call(lmsVideoRoutes.remove, { params }, { quiet: true });
}

export async function listVideoMembers(
  params: VideoAddress,
  query: string,
  signal?: AbortSignal,
): Promise<VideoWatcher[]> {
  const found = await rest.call(
    lmsVideoRoutes.listMembers,
    { params, query: { query } },
    { signal, quiet: true },
  );
  return found.memberList;
}
