import { z } from 'zod';
import { EMOTE_NAMES } from '#shared/content/emotes.ts';
import { chatTextSchema } from '../chatText.ts';

const idSchema = z.int().positive().max(2_147_483_647);

/** What a client may send besides its inputs. Not part of the simulation: nothing here moves anybody. */
export const TALK_TO_SERVER = {
  SAY: 'say',
  PHRASE: 'phrase',
  EMOTE: 'emote',
} as const;

/** What the server sends to those who may hear it. */
export const TALK_TO_CLIENT = {
  LINE: 'line',
  EMOTED: 'emoted',
  REFUSED: 'talkRefused',
  WHISPER: 'whisper',
  SOCIAL_CHANGED: 'socialChanged',
} as const;

/** Made by the client for each line: one that is sent again, as its answer got lost, is still said once. */
const lineKeySchema = z.string().regex(/^[0-9a-f]{32}$/);
export const keyedSchema = z.object({ lineKey: lineKeySchema });

export const saySchema = z.object({ text: chatTextSchema, lineKey: lineKeySchema });
export const phraseSchema = z.object({ phraseId: idSchema, lineKey: lineKeySchema });
export const emoteSchema = z.object({ emote: z.enum(EMOTE_NAMES) });

/** A line that was said on the map; `lineId` is unique while the server runs. */
export const chatLineSchema = z.object({
  lineId: idSchema,
  userId: idSchema,
  nickname: z.string(),
  text: z.string(),
  /** The safe phrase it was, or null for words of one's own. */
  phraseId: idSchema.nullable(),
  lineKey: lineKeySchema,
});
export type ChatLine = z.infer<typeof chatLineSchema>;

export const emotedSchema = z.object({ userId: idSchema, emote: z.enum(EMOTE_NAMES) });
export type Emoted = z.infer<typeof emotedSchema>;

/** A line or an emote was not passed on: a code of the catalogue and its words for a child. */
export const talkRefusedSchema = z.object({
  errorCode: z.string(),
  message: z.string(),
  /** After so many ms it would be; 0 when waiting does not help. */
  retryAfterMs: z.int().min(0),
  /** The line that was refused; null for an emote, and for a message that named none. */
  lineKey: lineKeySchema.nullable(),
});
export type TalkRefused = z.infer<typeof talkRefusedSchema>;

/** Something of the own social life changed elsewhere and is to be asked for again. */
export const socialChangedSchema = z.object({ what: z.enum(['friends', 'rights']) });
export type SocialChanged = z.infer<typeof socialChangedSchema>;
