import { lmsProblemRoutes } from '#shared/contract/learning/authoring/lmsProblems.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

const problems = client(lmsProblemRoutes);

/** A problem of the channel `id`, whose staff sees what its pupils do. */
export interface WorkedProblem {
  readonly id: number;
  readonly problemId: number;
}
export type ProblemMembers = ResponseOf<typeof lmsProblemRoutes.listMembers>;
export type WorksPage = RequestOf<typeof lmsProblemRoutes.listLogs>['query'];
export type WorksFilter = Omit<WorksPage, 'page'>;

/** Pupils go on meanwhile, so each is asked for whenever it is opened. */
export const problemWorkQueries = {
  members: (problem: WorkedProblem, query: WorksPage) => ({
    queryKey: [...queryKeys.problemWorks(problem), 'members', query] as const,
    queryFn: ({ signal }: Asked) => problems.listMembers({ params: problem, query }, { signal, quiet: true }),
    staleTime: 0,
  }),
  logs: (problem: WorkedProblem, query: WorksPage) => ({
    queryKey: [...queryKeys.problemWorks(problem), 'logs', query] as const,
    queryFn: ({ signal }: Asked) => problems.listLogs({ params: problem, query }, { signal, quiet: true }),
    staleTime: 0,
  }),
  latestCodes: (problem: WorkedProblem, query: WorksPage) => ({
    queryKey: [...queryKeys.problemWorks(problem), 'latestCodes', query] as const,
    queryFn: ({ signal }: Asked) =>
      problems.listLatestCodes({ params: problem, query }, { signal, quiet: true }),
    staleTime: 0,
  }),
};
