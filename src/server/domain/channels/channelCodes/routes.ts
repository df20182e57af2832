import type { channelCodeRoutes } from '#shared/contract/channels/channelCodes.ts';
import type { Handlers } from '#server/domain/call.ts';
import { findByCode, getChannelCode, joinByCode, saveChannelCode } from './channelCodes.ts';

export const channelCodeHandlers: Handlers<typeof channelCodeRoutes> = {
  get: ({ deps, channel }) => getChannelCode({ deps, channelId: channel.channelId }),
  save: ({ deps, userId, channel, body }) =>
    saveChannelCode({ deps, userId, channelId: channel.channelId, ...body }),
  find: ({ deps, userId, params }) => findByCode({ deps, userId, ...params }),
  join: ({ deps, userId, params, body }) => joinByCode({ deps, userId, ...params, ...body }),
};
