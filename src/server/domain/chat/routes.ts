import type { chatRoutes } from '#shared/contract/chat.ts';
import { channelOf, type Handlers } from '../call.ts';
import {
  getChannelChatSettings,
  getMemberChatSettings,
  saveChannelChatSettings,
  saveMemberChatSettings,
} from './chatSettings.ts';
import { getChatRules } from './getChatRules.ts';
import { listMutes, muteUser, unmuteUser } from './mutes.ts';
import { sendWhisper } from './sendWhisper.ts';
import { countUnread, listWhispers, readWhispers } from './whisperBox.ts';

export const chatHandlers: Handlers<keyof typeof chatRoutes> = {
  getChatRules: ({ deps, userId }) => getChatRules({ deps, userId }),
  sendWhisper: ({ deps, userId, body }) =>
    sendWhisper({ deps, userId, receiverId: body.userId, utterance: body }),
  listWhispers: async ({ deps, userId, query }) => ({
    whisperList: await listWhispers({ deps, userId, partnerId: query.partner_id, before: query.before }),
  }),
  countUnreadWhispers: async ({ deps, userId }) => ({
    unreadMessageCount: await countUnread({ deps, userId }),
  }),
  readWhispers: async ({ deps, userId, body }) => ({
    unreadMessageCount: await readWhispers({ deps, userId, ...body }),
  }),
  listMutes: async ({ deps, userId }) => ({ userList: await listMutes({ deps, userId }) }),
  muteUser: async ({ deps, userId, params }) => {
    await muteUser({ deps, userId, mutedUserId: params.id });
    return {};
  },
  unmuteUser: async ({ deps, userId, params }) => {
    await unmuteUser({ deps, userId, mutedUserId: params.id });
    return {};
  },
  getChannelChatSettings: (call) =>
    getChannelChatSettings({ deps: call.deps, channelId: channelOf(call).channelId }),
  saveChannelChatSettings: (call) =>
    saveChannelChatSettings({
      deps: call.deps,
      actorId: call.userId,
      channelId: channelOf(call).channelId,
      settings: call.body,
    }),
  getMemberChatSettings: (call) =>
    getMemberChatSettings({
      deps: call.deps,
      channelId: channelOf(call).channelId,
      memberId: call.params.id,
    }),
  saveMemberChatSettings: (call) =>
    saveMemberChatSettings({
      deps: call.deps,
      actorId: call.userId,
      channelId: channelOf(call).channelId,
      memberId: call.params.id,
      settings: call.body,
    }),
};
