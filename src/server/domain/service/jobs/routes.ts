import type { serviceJobRoutes } from '#shared/contract/service/jobs.ts';
import type { Handlers } from '#server/domain/call.ts';
import { listJobs, removeJobs, retryJobs } from './serviceJobs.ts';

export const serviceJobHandlers: Handlers<typeof serviceJobRoutes> = {
  list: ({ deps, query }) => listJobs({ deps, ...query }),
  retry: async ({ deps, userId: actorId, body }) => ({
    changedCount: await retryJobs({ deps, actorId, jobIds: body.jobIdList }),
  }),
  remove: async ({ deps, userId: actorId, body }) => ({
    changedCount: await removeJobs({ deps, actorId, jobIds: body.jobIdList }),
  }),
};
