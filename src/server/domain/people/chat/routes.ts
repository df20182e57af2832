import type { chatRoutes } from '#shared/contract/people/chat.ts';
import type { Handlers } from '#server/domain/call.ts';
import {
  getChannelChatSettings,
  getMemberChat,
  saveChannelChatSettings,
  saveMemberChat,
} from './chatSettings.ts';
import { getChatRules } from './getChatRules.ts';
import { saveWhisperFrom } from './mayWhisper.ts';
import { listMutes, muteUser, unmuteUser } from './mutes.ts';
import { sendWhisper } from './sendWhisper.ts';
import { countUnread, listWhispers, readWhispers } from './whispers.ts';

export const chatHandlers: Handlers<typeof chatRoutes> = {
  getRules: ({ deps, userId }) => getChatRules({ deps, userId }),
  saveWhisperFrom: ({ deps, userId, body }) => saveWhisperFrom({ deps, userId, ...body }),
  sendWhisper: ({ deps, userId, body }) =>
    sendWhisper({ deps, userId, receiverId: body.userId, utterance: body }),
  listWhispers: ({ deps, userId, query }) =>
    listWhispers({ deps, userId, partnerId: query.partner_id, cursor: query.cursor }),
  countUnreadWhispers: async ({ deps, userId }) => ({
    unreadWhisperCount: await countUnread({ deps, userId }),
  }),
  readWhispers: async ({ deps, userId, body }) => ({
    unreadWhisperCount: await readWhispers({ deps, userId, ...body }),
  }),
  listMutes: async ({ deps, userId }) => ({ userList: await listMutes({ deps, userId }) }),
  mute: async ({ deps, userId, params }) => {
    await muteUser({ deps, userId, mutedUserId: params.id });
    return {};
  },
  unmute: async ({ deps, userId, params }) => {
    await unmuteUser({ deps, userId, mutedUserId: params.id });
    return {};
  },
  getChannelSettings: ({ deps, channel: { channelId } }) => getChannelChatSettings({ deps, channelId }),
  saveChannelSettings: ({ deps, userId: actorId, channel: { channelId }, body: settings }) =>
    saveChannelChatSettings({ deps, actorId, channelId, settings }),
  getMemberSettings: ({ deps, channel: { channelId }, params }) =>
    getMemberChat({ deps, channelId, memberId: params.id }),
  saveMemberSettings: ({ deps, userId: actorId, channel: { channelId }, params, body: settings }) =>
    saveMemberChat({ deps, actorId, channelId, memberId: params.id, settings }),
};
