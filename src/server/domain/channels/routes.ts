import type { channelRoutes } from '#shared/contract/channels.ts';
import type { Handlers } from '../call.ts';
import { findChannel } from './findChannel.ts';
import { joinChannel } from './joinChannel.ts';
import { listMemberships } from './listMemberships.ts';
import { saveChannelProfile } from './saveChannelProfile.ts';

export const channelHandlers: Handlers<keyof typeof channelRoutes> = {
  getChannelByDomain: ({ deps, userId, params }) =>
    findChannel({ deps, userId, channel: { domain: params.channelDomain } }),
  listMyChannels: async ({ deps, userId }) => ({
    channelList: await listMemberships({ db: deps.db, userId }),
  }),
  joinChannel: ({ deps, userId, params, body }) =>
    joinChannel({ deps, userId, channelId: params.id, ...body }),
  saveChannelProfile: ({ deps, userId, params, body }) =>
    saveChannelProfile({ deps, userId, channelId: params.id, ...body }),
};
