import { z } from 'zod';
import { countSchema, idSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';

/** A bottle to read, a shoal to sort, a lost seahorse to find, a chest to open, bubbles to pop in order. */
export const ENCOUNTER_KINDS = ['BOTTLE', 'SHOAL', 'SEAHORSE', 'CHEST', 'BUBBLES'] as const;
export type EncounterKind = (typeof ENCOUNTER_KINDS)[number];

/** One encounter at most comes in each of these spans, on all maps together. */
export const ENCOUNTER_SPAN_MS = 150_000;
/** Answers to one encounter: a wrong one is explained and asked once more. */
export const ENCOUNTER_TRIES = 2;
/** Things to choose from or to order, at most. */
const MOST_PIECES = 6;

const encounterSchema = z.object({
  /** One of the caller's own. */
  encounterId: idSchema,
  kind: z.enum(ENCOUNTER_KINDS),
  question: z.string(),
  /** The code to read, or null without code. */
  code: z
    .object({
      look: z.enum(['BLOCKS', 'JAVASCRIPT', 'PYTHON']),
      lineList: z.array(z.object({ depth: countSchema, text: z.string() })),
    })
    .nullable(),
  /** The signs of a pattern before the gap; empty otherwise. */
  patternList: z.array(z.string()),
  /** Choices, or things to be put in order. */
  pieceList: z.array(z.string()),
  /** The pieces are ordered; otherwise one of them is chosen. */
  isOrder: z.boolean(),
  triesLeft: z.int().min(1).max(ENCOUNTER_TRIES),
  /** Given for a right answer, with as much experience; 0 once the day has paid enough. */
  point: countSchema,
});
export type Encounter = z.infer<typeof encounterSchema>;

const UNKNOWN_ANSWER = '고른 것을 알 수 없어요.';

export const encounterRoutes = {
  meet: defineRoute({
    method: 'POST',
    path: '/game/v1/users/encounters',
    access: 'signedIn',
    summary: 'The small event of this moment on a map, chosen from what the caller has learned.',
    body: z.object({ mapId: idSchema }),
    response: z.object({
      encounter: encounterSchema.nullable(),
      /** Until the next one may come. */
      nextInMs: countSchema,
    }),
    errors: ['RESOURCE_NOT_FOUND', 'MEMBER_NOT_FOUND'],
    perMinute: 30,
  }),
  answer: defineRoute({
    method: 'POST',
    path: '/game/v1/users/encounters/:encounterId/answers',
    access: 'signedIn',
    summary: 'Answer an own encounter; the first right answer is paid once.',
    params: z.object({ encounterId: idSchema }),
    body: z.object({
      /** The chosen piece, or all pieces in their order, by their index. */
      answer: z
        .array(
          z
            .int(UNKNOWN_ANSWER)
            .min(0, UNKNOWN_ANSWER)
            .max(MOST_PIECES - 1, UNKNOWN_ANSWER),
        )
        .min(1, UNKNOWN_ANSWER)
        .max(MOST_PIECES, UNKNOWN_ANSWER),
    }),
    response: z.object({
      isRight: z.boolean(),
      triesLeft: countSchema,
      /** The moments of what the thing does, after a wrong answer. */
      playList: z.array(z.string()),
      /** The right answer, once the encounter is over. */
      right: z.array(countSchema).nullable(),
      /** The points of the encounter; a repeated answer pays nothing more. */
      gainedPoint: countSchema,
      gainedExp: countSchema,
    }),
    errors: ['RESOURCE_NOT_FOUND', 'MEMBER_NOT_FOUND'],
    perMinute: 60,
  }),
};
export type EncounterVerdict = z.infer<typeof encounterRoutes.answer.response>;
