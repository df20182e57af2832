import type { classInfoRoutes } from '#shared/contract/channels/classInfo.ts';
import type { Handlers } from '#server/domain/call.ts';
import { getClassInfoOf, getOwnClassInfo, listClassInfosOf, saveOwnClassInfo } from './classInfo.ts';

export const classInfoHandlers: Handlers<typeof classInfoRoutes> = {
  listOfMember: async ({ deps, channel, params }) => ({
    classInfoList: await listClassInfosOf({
      deps,
      channelId: channel.channelId,
      userId: params.memberId,
    }),
  }),
  get: ({ deps, userId, params, query }) =>
    getOwnClassInfo({ deps, userId, channelId: params.id, content: query }),
  save: ({ deps, userId, params, query, body, address }) =>
    saveOwnClassInfo({ deps, userId, address, channelId: params.id, content: query, info: body }),
  getOfMember: ({ deps, channel, params, query }) =>
    getClassInfoOf({ deps, userId: params.memberId, channelId: channel.channelId, content: query }),
};
