import { z } from 'zod';
import { chatTextSchema } from './chatText.ts';
import { emptyReplySchema, idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { cursorField, cursorFields } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';

/** Chat modes. A guardian and every class may restrict them; the strictest counts. */
export const CHAT_MODES = ['FREE', 'SAFE_PHRASES', 'OFF'] as const;
export const chatModeSchema = z.enum(CHAT_MODES);
export type ChatMode = z.infer<typeof chatModeSchema>;

/** Days for which whispers are kept. */
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

/** The users who may whisper to a user, by that user's choice: friends, or members of a common channel. */
export const WHISPER_SENDERS = ['FRIENDS', 'CHANNEL_MEMBERS'] as const;
export const whisperFromSchema = z.enum(WHISPER_SENDERS);
export type WhisperFrom = z.infer<typeof whisperFromSchema>;

/** The parties that may limit the talk of a child: its channels, a teacher for this child alone, its guardian. */
export const CHAT_LIMITERS = ['CHANNEL', 'TEACHER', 'GUARDIAN'] as const;
export const chatLimiterSchema = z.enum(CHAT_LIMITERS);
export type ChatLimiter = z.infer<typeof chatLimiterSchema>;

/** The caller's rights in the chat, and the end of a mute. */
export const chatRulesSchema = z.object({
  chatMode: chatModeSchema,
  whisperOn: z.boolean(),
  /** Prepared lines aloud: for every child, unless its guardian has turned all words off. */
  phrasesOn: z.boolean(),
  /** The parties that made `chatMode` as narrow as it is; empty where it is free. */
  chatModeBy: z.array(chatLimiterSchema),
  /** The parties that turned whispers off. */
  whisperBy: z.array(chatLimiterSchema),
  /** The users who may whisper to the caller; staff of the caller's channels always may. */
  whisperFrom: whisperFromSchema,
  needsGuardianConsent: z.boolean(),
  /** End of a mute by staff; null without one. */
  mutedUntil: timestampSchema.nullable(),
});
export type ChatRules = z.infer<typeof chatRulesSchema>;

export const chatSettingsSchema = z.object({ chatMode: chatModeSchema, whisperOn: z.boolean() });
export type ChatSettings = z.infer<typeof chatSettingsSchema>;

/** A teacher's setting for a member, and the rules in force after all parties. */
const memberChatSchema = z.object({
  settings: chatSettingsSchema,
  rules: chatRulesSchema.omit({ whisperFrom: true, phrasesOn: true }),
});
export type MemberChat = z.infer<typeof memberChatSchema>;

const unreadSchema = z.object({ unreadWhisperCount: z.number().int().min(0) });
const userListSchema = z.object({ userList: z.array(z.object({ userId: idSchema, nickname: z.string() })) });
const oneUser = z.object({ id: idSchema });

export const chatRoutes = {
  getRules: defineRoute({
    method: 'GET',
    path: '/game/v1/users/chat-rules',
    access: 'signedIn',
    summary: 'What the caller may say, after guardian, classes and staff have had their word.',
    response: chatRulesSchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  saveWhisperFrom: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/chat-settings',
    access: 'signedIn',
    summary: 'Choose who may begin to whisper to the caller: friends, or all members of its channels.',
    body: z.object({ whisperFrom: whisperFromSchema }),
    response: z.object({ whisperFrom: whisperFromSchema }),
  }),
  sendWhisper: defineRoute({
    method: 'POST',
    path: '/game/v1/users/whispers',
    feature: 'WHISPERS',
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
      'CHAT_HELP',
      'WHISPER_OFF',
      'WHISPER_REFUSED',
    ],
    perMinute: 60,
  }),
  listWhispers: defineRoute({
    method: 'GET',
    path: '/game/v1/users/whispers',
    access: 'signedIn',
    summary: 'Own whispers of the last 30 days, newest first, 50 at a time; `cursor` goes on after the last.',
    query: z.object({ partner_id: idSchema.optional(), cursor: cursorField.optional() }),
    response: z.object({ whisperList: z.array(whisperSchema), ...cursorFields }),
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
  mute: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/mutes/:id',
    access: 'signedIn',
    summary: 'Hide the words of a user; the user does not learn of it.',
    params: oneUser,
    response: emptyReplySchema,
    errors: ['MEMBER_NOT_FOUND', 'VALIDATION_FAIL'],
  }),
  unmute: defineRoute({
    method: 'DELETE',
    path: '/game/v1/users/mutes/:id',
    access: 'signedIn',
    summary: 'Show the words of a user again.',
    params: oneUser,
    response: emptyReplySchema,
    errors: ['MEMBER_NOT_FOUND', 'VALIDATION_FAIL'],
  }),
  getChannelSettings: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/chat-settings',
    access: { channelRole: 'manager' },
    summary: 'How the members of the channel may talk.',
    response: chatSettingsSchema,
  }),
  saveChannelSettings: defineRoute({
    method: 'PUT',
    path: '/channel/v1/channels/chat-settings',
    access: { channelRole: 'manager' },
    summary: 'Narrow or free the talk of all members of the channel.',
    body: chatSettingsSchema,
    response: chatSettingsSchema,
  }),
  getMemberSettings: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/members/:id/chat-settings',
    access: { channelRole: 'teacher' },
    summary: 'What is set for a member of the channel, and what holds for it in truth.',
    params: oneUser,
    response: memberChatSchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  saveMemberSettings: defineRoute({
    method: 'PUT',
    path: '/channel/v1/channels/members/:id/chat-settings',
    access: { channelRole: 'teacher' },
    summary: 'How one member of the channel may talk; other limits stay.',
    params: oneUser,
    body: chatSettingsSchema,
    response: memberChatSchema,
    errors: ['MEMBER_NOT_FOUND', 'NOT_HAS_ROLE'],
  }),
};
