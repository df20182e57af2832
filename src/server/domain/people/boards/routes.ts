import type { boardRoutes } from '#shared/contract/people/boards.ts';
import type { Handlers } from '#server/domain/call.ts';
import { getNotice, listNotices } from './notices.ts';

export const boardHandlers: Handlers<typeof boardRoutes> = {
  listNotices: ({ deps, query }) => listNotices({ deps, page: query.page }),
  getNotice: ({ deps, params }) => getNotice({ deps, noticeId: params.id }),
};
