import { z } from 'zod';
import { runClassSchema, runRankSchema } from '#shared/contract/world/timeTrials.ts';
import { countSchema, messageIdSchema } from '#shared/contract/fields.ts';
import { experienceSchema } from '#shared/contract/world/economy.ts';

/** The requests of a client; the server times runs by its own steps. */
export const TIME_TRIAL_TO_SERVER = { START: 'startRun', STOP: 'stopRun' } as const;
export const TIME_TRIAL_TO_CLIENT = {
  COUNTDOWN: 'runCountdown',
  RUN: 'run',
  FINISHED: 'runFinished',
} as const;

/** From the request to the start signal; three seconds of 60 ticks. */
export const COUNTDOWN_TICKS = 180;
/** Ticks between two spots of a ghost. */
export const GHOST_STEP = 6;

export const startRunSchema = z.object({
  courseId: messageIdSchema,
  /** A friend to run against instead of the own best run. */
  rivalId: messageIdSchema.optional(),
});

/** The friend whose run is the ghost. */
export const rivalSchema = z.object({ nickname: z.string(), itemIdList: z.array(messageIdSchema) });
export type Rival = z.infer<typeof rivalSchema>;

/** The body's positions in a former run, every `GHOST_STEP` ticks from the start signal on: feet in world px. */
export const ghostSchema = z.object({
  ticks: countSchema,
  path: z.array(z.tuple([z.int(), z.int()])),
  /** The ticks at which each gate was passed. */
  gates: z.array(countSchema),
});
export type Ghost = z.infer<typeof ghostSchema>;

/** The run is agreed on. Keys do not count before the start signal, on both sides. */
export const runCountdownSchema = z.object({
  courseId: messageIdSchema,
  /** World tick of the start signal: the first whose keys count. */
  startTick: countSchema,
  /** The ticks left until then. */
  ticksLeft: countSchema,
  /** The user's best run, or that of the rival; null before the first. */
  ghost: ghostSchema.nullable(),
  /** Null while one runs against oneself. */
  rival: rivalSchema.nullable(),
});
export type RunCountdown = z.infer<typeof runCountdownSchema>;

/** The reason why a run failed, or did not begin. */
export const RUN_ENDS = ['notAtStart', 'stopped', 'fell', 'paused', 'tooLong', 'skills'] as const;
export const runEndSchema = z.enum(RUN_ENDS);
export type RunEnd = z.infer<typeof runEndSchema>;

/** State of a run. Times are ticks (1/60 s) as the server counts them. */
export const runSchema = z.object({
  courseId: messageIdSchema,
  ticks: countSchema,
  /** Gates passed so far. */
  gates: countSchema,
  /** Null while the run is active. */
  end: runEndSchema.nullable(),
});
export type Run = z.infer<typeof runSchema>;

/** A finished run, after it was replayed. */
export const runFinishedSchema = z.object({
  courseId: messageIdSchema,
  ticks: countSchema,
  /** Null when the replay did not confirm the run; nothing was written then, and the other fields are meaningless. */
  ranked: z
    .object({
      runClass: runClassSchema,
      /** The user's best time in this class, including this run. */
      best: countSchema,
      isBest: z.boolean(),
      /** Rank among all users in this class. */
      rank: runRankSchema,
      gained: z.object({ point: countSchema, exp: countSchema }),
      point: countSchema,
      experience: experienceSchema,
    })
    .nullable(),
});
export type RunFinished = z.infer<typeof runFinishedSchema>;
