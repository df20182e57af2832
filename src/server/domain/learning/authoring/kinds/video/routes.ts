import type { lmsVideoRoutes } from '#shared/contract/learning/videos.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { contentHandlers } from '#server/domain/learning/authoring/contents/contentHandlers.ts';
import { createVideo, getStaffVideo, listStaffVideos, videoContents } from './staffVideos.ts';
import { listVideoLogs, listVideoMembers } from './videoWatchers.ts';

type VideoCall = Parameters<typeof channelScope>[0] & { readonly params: { readonly videoId: number } };
const addressOf = (call: VideoCall) => ({ ...channelScope(call), contentId: call.params.videoId });

export const lmsVideoHandlers: Handlers<typeof lmsVideoRoutes> = {
  ...contentHandlers(videoContents, { addressOf, get: getStaffVideo }),
  list: (call) => listStaffVideos(channelScope(call), call.query),
  create: (call) => createVideo(channelScope(call), call.body),
  listMembers: (call) => {
    const { query: search, page, group_id: groupId, tag_id: tagId } = call.query;
    return listVideoMembers({ ...addressOf(call), search, page, groupId, tagId });
  },
  listLogs: (call) => {
    const { page, group_id: groupId, tag_id: tagId } = call.query;
    return listVideoLogs({ ...addressOf(call), page, groupId, tagId });
  },
};
