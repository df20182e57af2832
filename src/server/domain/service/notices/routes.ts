import type { serviceNoticeRoutes } from '#shared/contract/service/notices.ts';
import type { Handlers } from '#server/domain/call.ts';
import { createNotice, listServiceNotices, removeNotice, saveNotice } from './serviceNotices.ts';

export const serviceNoticeHandlers: Handlers<typeof serviceNoticeRoutes> = {
  list: ({ deps, query }) => listServiceNotices({ deps, page: query.page }),
  create: ({ deps, userId: actorId, body }) => createNotice({ deps, actorId, ...body }),
  save: ({ deps, userId: actorId, params, body }) =>
    saveNotice({ deps, actorId, noticeId: params.id, ...body }),
  remove: async ({ deps, userId: actorId, params }) => {
    await removeNotice({ deps, actorId, noticeId: params.id });
    return {};
  },
};
