import type { channelRoutes } from '#shared/contract/channels/channels.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { getChannel, listSubChannels, saveChannel, saveVisibleState } from './channelEntity.ts';
import { getOwnMember, saveChannelProfile } from './channelProfile.ts';
import { closeChannel, listClosed, reopenChannel } from './closedChannels.ts';
import { createChannel } from './createChannel.ts';
import { findChannel } from './findChannel.ts';
import { joinChannel } from './joinChannel.ts';
import { listMemberships } from './memberships.ts';

export const channelHandlers: Handlers<typeof channelRoutes> = {
  create: ({ deps, userId, body }) => createChannel({ deps, userId, ...body }),
  get: ({ deps, userId, params }) => getChannel({ deps, userId, channelId: params.id }),
  save: ({ body, ...call }) => saveChannel({ ...channelScope(call), ...body }),
  saveVisibleState: ({ body, ...call }) => saveVisibleState({ ...channelScope(call), ...body }),
  listSubChannels: async ({ deps, userId, params }) => ({
    subChannelList: await listSubChannels({ deps, userId, channelId: params.id }),
  }),
  getByDomain: ({ deps, userId, params }) =>
    findChannel({ deps, userId, channel: { domain: params.channelDomain } }),
  listOwn: async ({ deps, userId }) => ({
    channelList: await listMemberships({ db: deps.db, userId }),
  }),
  close: ({ deps, userId, channel, body }) => closeChannel({ deps, userId, channel, ...body }),
  listClosed: async ({ deps, userId }) => ({ channelList: await listClosed({ deps, userId }) }),
  reopen: ({ deps, userId, params }) => reopenChannel({ deps, userId, channelId: params.id }),
  join: ({ deps, userId, params, body }) => joinChannel({ deps, userId, channelId: params.id, ...body }),
  getOwnMember: (call) => getOwnMember(channelScope(call)),
  saveProfile: ({ deps, userId, channel, body, address }) =>
    saveChannelProfile({ deps, userId, channel, address, ...body }),
};
