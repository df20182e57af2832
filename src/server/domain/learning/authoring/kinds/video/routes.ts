import type { lmsVideoRoutes } from '#shared/contract/learning/videos.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { removeContent } from '#server/domain/learning/authoring/contents/staffContents.ts';
import {
  createVideo,
  getStaffVideo,
  listStaffVideos,
  saveVideo,
  setVideoVisibleState,
} from './staffVideos.ts';
import { videoContents } from './videoFacts.ts';
import { listVideoLogs, listVideoMembers } from './videoWatchers.ts';

type VideoCall = Parameters<typeof channelScope>[0] & { readonly params: { readonly videoId: number } };
const addressOf = (call: VideoCall) => ({ ...channelScope(call), contentId: call.params.videoId });

export const lmsVideoHandlers: Handlers<typeof lmsVideoRoutes> = {
  list: (call) => listStaffVideos(channelScope(call), call.query),
  create: (call) => createVideo(channelScope(call), call.body),
  get: (call) => getStaffVideo(addressOf(call)),
  save: (call) => saveVideo(addressOf(call), call.body),
  setVisibleState: (call) => setVideoVisibleState(addressOf(call), call.body.visibleState),
  remove: async (call) => {
    await removeContent(addressOf(call), videoContents);
    return {};
  },
  listMembers: (call) => {
    const { query: search, page, group_id: groupId, tag_id: tagId } = call.query;
    return listVideoMembers({ ...addressOf(call), search, page, groupId, tagId });
  },
  listLogs: (call) => {
    const { page, group_id: groupId, tag_id: tagId } = call.query;
    return listVideoLogs({ ...addressOf(call), page, groupId, tagId });
  },
};
