import type { reportRoutes } from '#shared/contract/people/moderation.ts';
import type { Handlers } from '#server/domain/call.ts';
import { listReports } from './listReports.ts';
import { reportUser } from './reportUser.ts';
import { resolveReport } from './resolveReport.ts';

export const reportHandlers: Handlers<typeof reportRoutes> = {
  submit: async ({ deps, userId, body }) => ({
    reportId: await reportUser({
      deps,
      userId,
      reportedUserId: body.userId,
      kind: body.kind,
      reason: body.reason,
      comment: body.comment ?? '',
    }),
  }),
  list: ({ deps, channel, query }) => listReports({ deps, channelId: channel.channelId, ...query }),
  resolve: ({ deps, userId, channel, params, body }) =>
    resolveReport({ deps, userId, channel, reportId: params.id, resolution: body }),
};
