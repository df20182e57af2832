import {
  listLatestCodes,
  listProblemLogs,
  listProblemMembers,
  type WorkedProblem,
  type WorksPage,
} from '#client/net/rest/learning/problemWorks.ts';
import { queryKeys } from './queryKeys.ts';

type Signal = { readonly signal: AbortSignal };

/** What pupils do at a problem; asked again whenever it is looked at, since they go on. */
export const problemWorkQueries = {
  members: (problem: WorkedProblem, filter: WorksPage) => ({
    queryKey: [...queryKeys.problemWorks(problem), 'members', filter] as const,
    queryFn: ({ signal }: Signal) => listProblemMembers(problem, filter, signal),
    staleTime: 0,
  }),
  logs: (problem: WorkedProblem, filter: WorksPage) => ({
    queryKey: [...queryKeys.problemWorks(problem), 'logs', filter] as const,
    queryFn: ({ signal }: Signal) => listProblemLogs(problem, filter, signal),
    staleTime: 0,
  }),
  latestCodes: (problem: WorkedProblem, filter: WorksPage) => ({
    queryKey: [...queryKeys.problemWorks(problem), 'latestCodes', filter] as const,
    queryFn: ({ signal }: Signal) => listLatestCodes(problem, filter, signal),
    staleTime: 0,
  }),
};
