import { z } from 'zod';
import { idSchema, messageIdSchema } from '#shared/contract/fields.ts';
import { runProgressSchema } from '#shared/contract/learning/progress.ts';
import { submissionProgressSchema } from '#shared/contract/learning/progress.ts';
import { whisperSchema } from '#shared/contract/people/chat.ts';

/** One room per signed-in user, beside the world's, joined by all tabs of the user on every page. */
export const USER_ROOM = 'user';
export const USER_SEAT_PATH = `/matchmake/joinOrCreate/${USER_ROOM}` as const;

/** The only message of the room. */
export const PUSH_MESSAGE = 'push';
/** The only message to the room: the present use of this tab. */
export const TAB_MESSAGE = 'tab';
export const tabSchema = z.object({ inLesson: z.boolean() });

/** The fields of a gift that its receiver gets at once. */
export const pushedGiftSchema = z.object({
  giftId: idSchema,
  userId: idSchema,
  nickname: z.string(),
  point: z.number().int(),
});
export type PushedGift = z.infer<typeof pushedGiftSchema>;

/** The friend that the user wanted to visit. */
const freePlaceSchema = z.object({ friendshipId: idSchema, nickname: z.string() });
export type FreePlace = z.infer<typeof freePlaceSchema>;

/** Changes for the user that must be fetched again; whispers, gifts and progress are sent whole. */
export const pushSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('whispers'), whisper: whisperSchema }),
  z.object({ kind: z.literal('gifts'), gift: pushedGiftSchema }),
  z.object({
    kind: z.enum([
      'friends',
      'chatRights',
      'consent',
      'wallet',
      'quests',
      'skills',
      'avatar',
      'notifications',
      'hand',
      'membership',
    ]),
  }),
  /** Parts of the product were turned on or off: the user's own state tells which. */
  z.object({ kind: z.literal('features') }),
  /** Pushes were lost between processes: everything is fetched again. */
  z.object({ kind: z.literal('missed') }),
  /** A change on the pages of a class, for its teachers. */
  z.object({ kind: z.literal('class'), channelId: messageIdSchema }),
  /** A place has become free beside a friend whose place was full. */
  z.object({ kind: z.literal('placeFree'), place: freePlaceSchema }),
  /** A friend's program for an object on the user's map has changed, or is no longer shared. */
  z.object({ kind: z.literal('codeObjects'), objectId: messageIdSchema, userId: messageIdSchema }),
  z.object({ kind: z.literal('submissionProgress'), progress: submissionProgressSchema }),
  z.object({ kind: z.literal('runProgress'), progress: runProgressSchema }),
  /** The gift of so many stars was just given. */
  z.object({ kind: z.literal('starGift'), stars: z.int().positive() }),
  /** The title is set when it was just earned. */
  z.object({ kind: z.literal('titles'), titleId: messageIdSchema.nullable() }),
]);
export type Push = z.infer<typeof pushSchema>;
export type PushKind = Push['kind'];
