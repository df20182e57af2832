import {
  listLatestCodes,
  listProblemLogs,
  listProblemMembers,
  type WorkedProblem,
  type WorksPage,
} from '#client/net/rest/learning/problemWorks.ts';

type Signal = { readonly signal: AbortSignal };

/** What pupils do at a problem; asked again whenever it is looked at, since they go on. */
export const problemWorkQueries = {
  all: ({ id, problemId }: WorkedProblem) => ['lms', id, 'problemWorks', problemId] as const,
  members: (problem: WorkedProblem, filter: WorksPage) => ({
    queryKey: [...problemWorkQueries.all(problem), 'members', filter] as const,
    queryFn: ({ signal }: Signal) => listProblemMembers(problem, filter, signal),
    staleTime: 0,
  }),
  logs: (problem: WorkedProblem, filter: WorksPage) => ({
    queryKey: [...problemWorkQueries.all(problem), 'logs', filter] as const,
    queryFn: ({ signal }: Signal) => listProblemLogs(problem, filter, signal),
    staleTime: 0,
  }),
  latestCodes: (problem: WorkedProblem, filter: WorksPage) => ({
    queryKey: [...problemWorkQueries.all(problem), 'latestCodes', filter] as const,
    queryFn: ({ signal }: Signal) => listLatestCodes(problem, filter, signal),
    staleTime: 0,
  }),
};
