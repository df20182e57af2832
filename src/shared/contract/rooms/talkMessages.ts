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

export const saySchema = z.object({ text: chatTextSchema });
export const phraseSchema = z.object({ phraseId: idSchema });
export const emoteSchema = z.object({ emote: z.enum(EMOTE_NAMES) });

/** A line that was said on the map; `lineId` is unique while the server runs. */
export const chatLineSchema = z.object({
  lineId: idSchema,
  userId: idSchema,
  nickname: z.string(),
  text: z.string(),
  /** The safe phrase it was, or null for words of one's own. */
  phraseId: idSchema.nullable(),
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
});
export type TalkRefused = z.infer<typeof talkRefusedSchema>;

/** Something of the own social life changed elsewhere and is to be asked for again. */
export const socialChangedSchema = z.object({ what: z.enum(['friends', 'rights']) });
export type SocialChanged = z.infer<typeof socialChangedSchema>;
