import { z } from 'zod';
import { countSchema, idSchema } from '#shared/contract/fields.ts';
import type { PathPoint } from '#shared/simulation/stage/recordPath.ts';

const pointSchema: z.ZodType<PathPoint> = z.tuple([
  countSchema,
  z.int(),
  z.int(),
  z.literal([-1, 1]),
  countSchema,
]);

/** The path of an avatar in the first variant of a stage, without the program, its commands or its words. */
export const stagePathSchema = z.object({
  userId: idSchema,
  success: z.boolean(),
  /** The time of handing in: ms on the clock of the contest. */
  durationTime: countSchema,
  path: z.array(pointSchema),
});
export type StagePath = z.infer<typeof stagePathSchema>;
