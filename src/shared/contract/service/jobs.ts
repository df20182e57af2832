import { z } from 'zod';
import { countSchema, timestampSchema } from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';

export const JOBS_PER_PAGE = 20;
/** FAILED: given up after its last attempt. RETRYING: has failed and is tried again. */
export const SHOWN_JOB_STATES = ['FAILED', 'RETRYING', 'WAITING'] as const;
export type ShownJobState = (typeof SHOWN_JOB_STATES)[number];

/** Job ids are 64-bit. */
const jobIdSchema = z.string().regex(/^[1-9]\d{0,17}$/);

const serviceJobSchema = z.object({
  jobId: jobIdSchema,
  task: z.string(),
  attempts: countSchema,
  maxAttempts: countSchema,
  /** The first line of the last error. */
  error: z.string(),
  /** The address of a mail that bounced, all but its beginning hidden; null for other jobs. */
  mailTo: z.string().nullable(),
  createdAt: timestampSchema,
  runAt: timestampSchema,
});
export type ServiceJob = z.infer<typeof serviceJobSchema>;

const someJobs = z.object({ jobIdList: z.array(jobIdSchema).min(1).max(JOBS_PER_PAGE) });
const changedJobs = z.object({ changedCount: countSchema });

/** Jobs of all processes. The payload of a job (a mail with a code, above all) is never shown. */
export const serviceJobRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/admin/jobs',
    access: 'serviceAdmin',
    summary: 'Jobs in a state, the newest first, and how many of each task there are.',
    query: z.object({
      state: z.enum(SHOWN_JOB_STATES).default('FAILED'),
      task: z.string().max(60).default(''),
      page: pageFromOne,
    }),
    response: z.object({
      jobList: z.array(serviceJobSchema),
      taskList: z.array(z.object({ task: z.string(), count: countSchema })),
      ...pageCountFields,
    }),
  }),
  retry: defineRoute({
    method: 'POST',
    path: '/game/v1/admin/jobs/retries',
    access: 'serviceAdmin',
    summary: 'Try jobs again now, with all their attempts; those that run or are gone are left out.',
    body: someJobs,
    response: changedJobs,
  }),
  remove: defineRoute({
    method: 'POST',
    path: '/game/v1/admin/jobs/removals',
    access: 'serviceAdmin',
    summary: 'Remove jobs that were given up, such as mails to an address that is no more.',
    body: someJobs,
    response: changedJobs,
  }),
};
