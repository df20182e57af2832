import type { channelRoutes } from '#shared/contract/channels/channels.ts';
import type { Handlers } from '#server/domain/call.ts';
import { saveChannelProfile } from './channelProfile.ts';
import { findChannel } from './findChannel.ts';
import { joinChannel } from './joinChannel.ts';
import { listMemberships } from './memberships.ts';

export const channelHandlers: Handlers<typeof channelRoutes> = {
  getByDomain: ({ deps, userId, params }) =>
    findChannel({ deps, userId, channel: { domain: params.channelDomain } }),
  listOwn: async ({ deps, userId }) => ({
    channelList: await listMemberships({ db: deps.db, userId }),
  }),
  join: ({ deps, userId, params, body }) => joinChannel({ deps, userId, channelId: params.id, ...body }),
  saveProfile: ({ deps, userId, channel, body }) => saveChannelProfile({ deps, userId, channel, ...body }),
};
