import type { moderationRoutes } from '#shared/contract/moderation.ts';
import { channelOf, type Handlers } from '../call.ts';
import { blockUser, listBlocks, unblockUser } from './blocks.ts';
import { listReports } from './listReports.ts';
import { reportUser } from './reportUser.ts';
import { resolveReport } from './resolveReport.ts';

export const moderationHandlers: Handlers<keyof typeof moderationRoutes> = {
  listBlocks: async ({ deps, userId }) => ({ userList: await listBlocks({ deps, userId }) }),
  blockUser: async ({ deps, userId, params }) => {
    await blockUser({ deps, userId, blockedUserId: params.id });
    return {};
  },
  unblockUser: async ({ deps, userId, params }) => {
    await unblockUser({ deps, userId, blockedUserId: params.id });
    return {};
  },
  reportUser: async ({ deps, userId, body }) => ({
    reportId: await reportUser({
      deps,
      userId,
      reportedUserId: body.userId,
      reason: body.reason,
      comment: body.comment ?? '',
    }),
  }),
  listReports: (call) =>
    listReports({ deps: call.deps, channelId: channelOf(call).channelId, ...call.query }),
  resolveReport: (call) =>
    resolveReport({
      deps: call.deps,
      userId: call.userId,
      channel: channelOf(call),
      reportId: call.params.id,
      resolution: call.body,
    }),
};
