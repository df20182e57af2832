import { z } from 'zod';
import { SHELL_KINDS } from '#shared/content/placeRewards.ts';
import { runClassSchema } from '../places.ts';
import { experienceSchema } from '../world.ts';

const idSchema = z.int().positive().max(2_147_483_647);
const countSchema = z.int().min(0);
const pointSchema = z.int().min(0);

/**
 * What the server says about the things of a map that one finds by walking. It alone decides them, by the body that it
 * steps; a client has nothing to say here.
 */
export const PLACE_TO_CLIENT = {
  PLACE: 'place',
  SHELL: 'shellCollected',
  SECRET: 'secretFound',
  RUN: 'run',
  FINISHED: 'runFinished',
} as const;

/** First after entering, and again when a new day lays out new shells. */
export const placeFactsSchema = z.object({
  mapId: idSchema,
  /** Shells that still lie there for oneself. */
  shells: z.array(z.object({ shellId: idSchema, kind: z.enum(SHELL_KINDS) })),
  /** How many lay there at the beginning of the day. */
  shellsToday: countSchema,
  /** Ids of the secret spots that are found already. */
  secretIds: z.array(idSchema),
});
export type PlaceFacts = z.infer<typeof placeFactsSchema>;

export const shellCollectedSchema = z.object({
  shellId: idSchema,
  /** Points it gave; 0 when it had been collected before. */
  gained: countSchema,
  /** The balance afterwards. */
  point: pointSchema,
});
export type ShellCollected = z.infer<typeof shellCollectedSchema>;

export const secretFoundSchema = z.object({
  secretId: idSchema,
  gained: z.object({ point: countSchema, exp: countSchema }),
  point: pointSchema,
  experience: experienceSchema,
});
export type SecretFound = z.infer<typeof secretFoundSchema>;

/** Why a run came to nothing. */
export const RUN_ENDS = ['returned', 'fell', 'paused', 'tooLong', 'skills'] as const;
export const runEndSchema = z.enum(RUN_ENDS);
export type RunEnd = z.infer<typeof runEndSchema>;

/** Where a timed run stands. Times are ticks (1/60 s) as the server counts them. */
export const runSchema = z.object({
  courseId: idSchema,
  ticks: countSchema,
  /** Gates passed so far. */
  gates: countSchema,
  /** Null while it goes on. */
  end: runEndSchema.nullable(),
});
export type Run = z.infer<typeof runSchema>;

/** A run that reached its finish, after it was replayed. */
export const runFinishedSchema = z.object({
  courseId: idSchema,
  ticks: countSchema,
  /** Null when the run could not be confirmed; then nothing was written and the rest says nothing. */
  ranked: z
    .object({
      runClass: runClassSchema,
      /** The own best time in this class, this run included. */
      best: countSchema,
      isBest: z.boolean(),
      /** Among the best times of everybody in this class. */
      rank: z.int().positive(),
      gained: z.object({ point: countSchema, exp: countSchema }),
      point: pointSchema,
      experience: experienceSchema,
    })
    .nullable(),
});
export type RunFinished = z.infer<typeof runFinishedSchema>;
