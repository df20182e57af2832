import { z } from 'zod';
import { messageIdSchema } from '#shared/contract/fields.ts';
import { ALL_EMOTE_NAMES } from '#shared/content/emotes.ts';
import { chatTextSchema } from '#shared/contract/people/chatText.ts';

/** Messages of the client besides inputs; none of them moves a body. */
export const TALK_TO_SERVER = {
  SAY: 'say',
  PHRASE: 'phrase',
  EMOTE: 'emote',
} as const;

/** Messages of the server to the players of the map. */
export const TALK_TO_CLIENT = {
  LINE: 'line',
  EMOTED: 'emoted',
  REFUSED: 'talkRefused',
} as const;

/** Idempotency key of a line, made by the client: a repeated line is delivered once. */
const lineKeySchema = z.string().regex(/^[0-9a-f]{32}$/);
export const keyedSchema = z.object({ lineKey: lineKeySchema });

export const saySchema = z.object({ text: chatTextSchema, lineKey: lineKeySchema });
export const phraseSchema = z.object({ phraseId: messageIdSchema, lineKey: lineKeySchema });
export const emoteSchema = z.object({ emote: z.enum(ALL_EMOTE_NAMES) });

/** A chat line of the map; `lineId` is unique while the server runs. */
export const chatLineSchema = z.object({
  lineId: messageIdSchema,
  userId: messageIdSchema,
  nickname: z.string(),
  /** Id of the worn title (`content/titles.ts`); 0 for none. */
  titleId: z.int().min(0).max(0xffff),
  text: z.string(),
  /** The safe phrase, or null for typed text. */
  phraseId: messageIdSchema.nullable(),
  lineKey: lineKeySchema,
});
export type ChatLine = z.infer<typeof chatLineSchema>;

export const emotedSchema = z.object({ userId: messageIdSchema, emote: z.enum(ALL_EMOTE_NAMES) });
export type Emoted = z.infer<typeof emotedSchema>;

/** A line or an emote was refused: an error code and its text. */
export const talkRefusedSchema = z.object({
  errorCode: z.string(),
  message: z.string(),
  /** Milliseconds until it would be accepted; 0 when waiting does not help. */
  retryAfterMs: z.int().min(0),
  /** The refused line; null for an emote, and for a message without an id. */
  lineKey: lineKeySchema.nullable(),
});
export type TalkRefused = z.infer<typeof talkRefusedSchema>;
