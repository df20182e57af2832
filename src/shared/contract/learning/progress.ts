import { z } from 'zod';
import { idSchema } from '#shared/contract/fields.ts';

/** A run that waits for the judge: 1 is the next, null once it has begun. */
export const runProgressSchema = z.object({ problemId: idSchema, place: z.number().int().nullable() });
export type RunProgress = z.infer<typeof runProgressSchema>;

/** The judge's progress of a submission; `caseList` names the done visible cases. */
export const submissionProgressSchema = z.object({
  submissionId: idSchema,
  problemId: idSchema,
  /** Place in the queue: 1 is next, null at the judge. */
  place: z.number().int().nullable(),
  done: z.number().int(),
  total: z.number().int(),
  caseList: z.array(z.object({ caseNumber: z.number().int(), passed: z.boolean() })),
});
export type SubmissionProgress = z.infer<typeof submissionProgressSchema>;
