import { serviceJobRoutes, type ShownJobState } from '#shared/contract/service/jobs.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { client } from '#client/net/rest/client.ts';

const jobs = client(serviceJobRoutes);
const ROOT = ['service', 'jobs'] as const;

interface JobQuery {
  readonly state: ShownJobState;
  /** Empty for all. */
  readonly task: string;
  readonly page: number;
}

export const serviceJobQueries = {
  list: (query: JobQuery) => ({
    queryKey: [...ROOT, query.state, query.task, query.page] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => jobs.list({ query }, { signal }),
    staleTime: 0,
  }),
};

const renewsAlways = [ROOT, ['service', 'log']];

export const useRetryJobs = mutationHook({
  mutationFn: (jobIdList: string[]) => jobs.retry({ body: { jobIdList } }),
  renewsAlways,
});

export const useRemoveJobs = mutationHook({
  mutationFn: (jobIdList: string[]) => jobs.remove({ body: { jobIdList } }),
  renewsAlways,
});
