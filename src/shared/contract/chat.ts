import { z } from 'zod';
import { chatTextSchema } from './chatText.ts';
import { emptyReplySchema, idSchema, timestampSchema } from './fields.ts';
import { defineRoute } from './route.ts';

/** How freely somebody may talk. A guardian and every class may narrow it; the narrowest counts. */
export const CHAT_MODES = ['FREE', 'SAFE_PHRASES', 'OFF'] as const;
export const chatModeSchema = z.enum(CHAT_MODES);
export type ChatMode = z.infer<typeof chatModeSchema>;

/** Whispers are kept so long, in days. */
export const WHISPER_DAYS = 30;
export const WHISPER_PAGE = 50;

export const whisperSchema = z.object({
  whisperId: idSchema,
  senderId: idSchema,
  senderNickname: z.string(),
  receiverId: idSchema,
  receiverNickname: z.string(),
  text: z.string(),
  createdAt: timestampSchema,
});
export type Whisper = z.infer<typeof whisperSchema>;

/** What the caller may do, and until when not. */
export const chatRulesSchema = z.object({
  chatMode: chatModeSchema,
  whisperOn: z.boolean(),
  needsGuardianConsent: z.boolean(),
  /** Muted by the people who look after the world until then; null when not. */
  mutedUntil: timestampSchema.nullable(),
});
export type ChatRules = z.infer<typeof chatRulesSchema>;

export const chatSettingsSchema = z.object({ chatMode: chatModeSchema, whisperOn: z.boolean() });
export type ChatSettings = z.infer<typeof chatSettingsSchema>;

const unreadSchema = z.object({ unreadMessageCount: z.number().int().min(0) });
const userListSchema = z.object({ userList: z.array(z.object({ userId: idSchema, nickname: z.string() })) });
const oneUser = z.object({ id: idSchema });

export const chatRoutes = {
  getChatRules: defineRoute({
    method: 'GET',
    path: '/game/v1/users/chat-rules',
    access: 'signedIn',
    summary: 'What the caller may say, after guardian, classes and staff have had their word.',
    response: chatRulesSchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  sendWhisper: defineRoute({
    method: 'POST',
    path: '/game/v1/users/whispers',
    access: 'signedIn',
    requires: ['guardianConsent'],
    summary: 'Whisper to one user, wherever it is; kept for 30 days. Own words or a safe phrase.',
    body: z.union([
      z.object({ userId: idSchema, text: chatTextSchema }),
      z.object({ userId: idSchema, phraseId: idSchema }),
    ]),
    response: whisperSchema,
    errors: [
      'MEMBER_NOT_FOUND',
      'RESOURCE_NOT_FOUND',
      'CHAT_OFF',
      'CHAT_MUTED',
      'CHAT_SAFE_PHRASES_ONLY',
      'CHAT_TOO_FAST',
      'CHAT_REPEATED',
      'CHAT_WORDS_REFUSED',
      'CHAT_PERSONAL_DATA',
      'WHISPER_OFF',
      'WHISPER_REFUSED',
    ],
    perMinute: 60,
  }),
  listWhispers: defineRoute({
    method: 'GET',
    path: '/game/v1/users/whispers',
    access: 'signedIn',
    summary: 'Own whispers of the last 30 days, newest first; `before` is the whisperId to go on from.',
    query: z.object({ partner_id: idSchema.optional(), before: idSchema.optional() }),
    response: z.object({ whisperList: z.array(whisperSchema) }),
  }),
  countUnreadWhispers: defineRoute({
    method: 'GET',
    path: '/game/v1/users/whispers/unread-counts',
    access: 'signedIn',
    summary: 'Whispers that have come and not been read.',
    response: unreadSchema,
  }),
  readWhispers: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/whispers/read',
    access: 'signedIn',
    summary: 'Mark whispers as read, up to and with the one named.',
    body: z.object({ whisperId: idSchema }),
    response: unreadSchema,
  }),
  listMutes: defineRoute({
    method: 'GET',
    path: '/game/v1/users/mutes',
    access: 'signedIn',
    summary: 'Users whose words the caller does not want to see.',
    response: userListSchema,
  }),
  muteUser: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/mutes/:id',
    access: 'signedIn',
    summary: 'Hide the words of a user; the user does not learn of it.',
    params: oneUser,
    response: emptyReplySchema,
    errors: ['MEMBER_NOT_FOUND', 'VALIDATION_FAIL'],
  }),
  unmuteUser: defineRoute({
    method: 'DELETE',
    path: '/game/v1/users/mutes/:id',
    access: 'signedIn',
    summary: 'Show the words of a user again.',
    params: oneUser,
    response: emptyReplySchema,
    errors: ['MEMBER_NOT_FOUND', 'VALIDATION_FAIL'],
  }),
  getChannelChatSettings: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/chat-settings',
    access: { channelRole: 'manager' },
    summary: 'How the members of the channel may talk.',
    response: chatSettingsSchema,
  }),
  saveChannelChatSettings: defineRoute({
    method: 'PUT',
    path: '/channel/v1/channels/chat-settings',
    access: { channelRole: 'manager' },
    summary: 'Narrow or free the talk of all members of the channel.',
    body: chatSettingsSchema,
    response: chatSettingsSchema,
  }),
  getMemberChatSettings: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/members/:id/chat-settings',
    access: { channelRole: 'teacher' },
    summary: 'What holds for a member of the channel beside what holds for all.',
    params: oneUser,
    response: chatSettingsSchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  saveMemberChatSettings: defineRoute({
    method: 'PUT',
    path: '/channel/v1/channels/members/:id/chat-settings',
    access: { channelRole: 'teacher' },
    summary: 'What the guardian of a member has asked for.',
    params: oneUser,
    body: chatSettingsSchema,
    response: chatSettingsSchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
};
