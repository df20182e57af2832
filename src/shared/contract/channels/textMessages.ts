import { z } from 'zod';
import {
  countSchema,
  emptyReplySchema,
  idSchema,
  lookupText,
  timestampSchema,
  typedText,
} from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { LMS_BYTES, TEXT_MESSAGE_PURPOSES, TEXT_MESSAGE_TYPES } from './textMessageSize.ts';

export const TEXT_MESSAGES_PER_PAGE = 20;
export const RECEIVERS_PER_PAGE = 50;
export const MOST_RECEIVERS = 200;
/** Most messages of a channel on one day in Seoul. */
export const TEXTS_PER_CHANNEL_A_DAY = 1000;
/** Most messages that one member gets from a channel on one day in Seoul. */
export const TEXTS_PER_RECEIVER_A_DAY = 5;
export const NO_CONTENT = '내용을 입력해 주세요.';

/**
 * `WAITING` for its job or its hour, `SENDING` while the gateway has not answered, `SENT` when it has accepted it,
 * `DELIVERED` when the phone has it, `FAILED` when no try is left, `CANCELLED` when it must no longer be sent.
 */
export const TEXT_MESSAGE_STATES = [
  'WAITING',
  'SENDING',
  'SENT',
  'DELIVERED',
  'FAILED',
  'CANCELLED',
] as const;
export type TextMessageState = (typeof TEXT_MESSAGE_STATES)[number];

export const TEXT_MESSAGE_FAILURES = [
  /** The carrier does not know the number. */
  'BAD_NUMBER',
  /** The gateway refuses this sender: no balance, wrong key, number not registered. */
  'SENDER_REFUSED',
  'TEXT_REFUSED',
  /** Accepted, and never delivered. */
  'NOT_DELIVERED',
  /** The gateway was unreachable in all tries. */
  'NO_ANSWER',
  /** The receiver has withdrawn the consent between writing and sending, or is no longer a member. */
  'TAKEN_BACK',
] as const;
export type TextMessageFailure = (typeof TEXT_MESSAGE_FAILURES)[number];

/** The reason why a member gets no message. */
export const SKIP_REASONS = ['NO_PHONE', 'BAD_PHONE', 'OPTED_OUT', 'NO_CONSENT', 'DAILY_LIMIT'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

const textMessageSchema = z.object({
  textMessageId: idSchema,
  receiver: z.object({ userId: idSchema, nickname: z.string() }),
  senderNickname: z.string(),
  /** Masked; empty once the number was removed. */
  phoneNumber: z.string(),
  content: z.string(),
  purpose: z.enum(TEXT_MESSAGE_PURPOSES),
  messageType: z.enum(TEXT_MESSAGE_TYPES),
  state: z.enum(TEXT_MESSAGE_STATES),
  failure: z.enum(TEXT_MESSAGE_FAILURES).nullable(),
  attemptCount: countSchema,
  /** The time of an advertisement that waits for the morning. */
  scheduledAt: timestampSchema.nullable(),
  createdAt: timestampSchema,
  sentAt: timestampSchema.nullable(),
  /** The message that was sent again as this one. */
  resendOf: idSchema.nullable(),
  /** This one was sent again as that one. */
  resentAs: idSchema.nullable(),
});
export type TextMessage = z.infer<typeof textMessageSchema>;

const receiverSchema = z.object({
  userId: idSchema,
  nickname: z.string(),
  /** Masked; empty for none. */
  phoneNumber: z.string(),
  marketingConsent: z.boolean(),
  optedOut: z.boolean(),
  sentToday: countSchema,
});
export type TextMessageReceiver = z.infer<typeof receiverSchema>;

const skippedSchema = z.object({ userId: idSchema, nickname: z.string(), reason: z.enum(SKIP_REASONS) });
export type SkippedReceiver = z.infer<typeof skippedSchema>;

/** Chosen by the client for each request to send, so that a lost answer can be asked for again. */
const idempotencyKeySchema = z.string().regex(/^[\w-]{16,64}$/);
const ofChannel = z.object({ id: idSchema });
const ofMessage = z.object({ id: idSchema, messageId: idSchema });
const staff = { channelRole: 'teacher', channelFrom: 'id', plugin: 'TEXT_MESSAGE' } as const;

/** The sandbox's possible handling of messages. */
export const SANDBOX_BEHAVIOURS = ['DELIVER', 'REFUSE', 'LOSE', 'HANG', 'GARBAGE'] as const;
export type SandboxBehaviour = (typeof SANDBOX_BEHAVIOURS)[number];

export const textMessageRoutes = {
  listReceivers: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/:id/text-messages/receivers',
    access: staff,
    summary: 'Members who may be written to, with masked numbers and what they agreed to.',
    params: ofChannel,
    query: z.object({
      search: lookupText(40).default(''),
      group_id: idSchema.optional(),
      tag_id: idSchema.optional(),
      /** Only reachable members. */
      has_number: z.enum(['true', 'false']).default('false'),
      page: pageFromOne,
    }),
    response: z.object({ receiverList: z.array(receiverSchema), ...pageCountFields }),
  }),
  list: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/:id/text-messages',
    access: staff,
    summary: 'Messages that were written in the channel, newest first.',
    params: ofChannel,
    query: z.object({ state: z.enum(['ALL', 'OPEN', 'DONE', 'FAILED']).default('ALL'), page: pageFromOne }),
    response: z.object({
      textMessageList: z.array(textMessageSchema),
      /** The number of messages left today. */
      leftToday: countSchema,
      /** The plan of the channel has no messages: only a paid one sends any. */
      needsPlan: z.boolean(),
      /** Nothing is really sent: the messages stay in the sandbox. */
      isSandbox: z.boolean(),
      ...pageCountFields,
    }),
  }),
  get: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/:id/text-messages/:messageId',
    access: staff,
    summary: 'One message with its state.',
    params: ofMessage,
    response: textMessageSchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  send: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/:id/text-messages',
    feature: 'TEXT_MESSAGES',
    access: staff,
    summary: 'Write to members; the same key again answers what was done the first time.',
    params: ofChannel,
    body: z.object({
      userIdList: z.array(z.int().positive().max(2_147_483_647)).min(1).max(MOST_RECEIVERS),
      content: typedText(LMS_BYTES, NO_CONTENT),
      purpose: z.enum(TEXT_MESSAGE_PURPOSES),
      idempotencyKey: idempotencyKeySchema,
    }),
    response: z.object({
      textMessageList: z.array(textMessageSchema),
      skippedList: z.array(skippedSchema),
    }),
    errors: [
      'RESOURCE_NOT_FOUND',
      'TEXT_MESSAGE_LIMIT',
      'DOLPHIN_DUPLICATE_RESOURCE',
      'IS_NOT_PREMIUM_CHANNEL',
    ],
    perMinute: 30,
  }),
  resend: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/:id/text-messages/:messageId/resends',
    feature: 'TEXT_MESSAGES',
    access: staff,
    summary: 'Send a failed message once more, as a new one; answers that one however often it is asked.',
    params: ofMessage,
    response: textMessageSchema,
    errors: [
      'RESOURCE_NOT_FOUND',
      'TEXT_MESSAGE_NOT_FAILED',
      'TEXT_MESSAGE_REFUSED',
      'TEXT_MESSAGE_LIMIT',
      'IS_NOT_PREMIUM_CHANNEL',
    ],
    perMinute: 30,
  }),
  getOptOut: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/:id/text-messages/opt-outs/me',
    access: { channelRole: 'visitor', channelFrom: 'id' },
    summary: 'Whether the caller gets no messages of the channel.',
    params: ofChannel,
    response: z.object({ isOptedOut: z.boolean() }),
  }),
  saveOptOut: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/channels/:id/text-messages/opt-outs/me',
    access: { channelRole: 'visitor', channelFrom: 'id' },
    summary: 'Get no more messages of the channel, or get them again.',
    params: ofChannel,
    body: z.object({ isOptedOut: z.boolean() }),
    response: z.object({ isOptedOut: z.boolean() }),
  }),
  listOutbox: defineRoute({
    method: 'GET',
    path: '/channel/v1/text-messages/outbox',
    access: 'anyone',
    summary: 'Messages that the sandbox took, newest first, and what it does with the next.',
    response: z.object({
      behaviour: z.enum(SANDBOX_BEHAVIOURS),
      outboxList: z.array(
        z.object({
          id: idSchema,
          to: z.string(),
          text: z.string(),
          state: z.string(),
          createdAt: timestampSchema,
        }),
      ),
    }),
    developmentOnly: true,
  }),
  setOutbox: defineRoute({
    method: 'PUT',
    path: '/channel/v1/text-messages/outbox',
    access: 'anyone',
    summary: 'Say what the sandbox does with messages from now on.',
    body: z.object({ behaviour: z.enum(SANDBOX_BEHAVIOURS) }),
    response: emptyReplySchema,
    developmentOnly: true,
  }),
};
