import { lmsProblemRoutes, type ProblemCode } from '#shared/contract/learning/lmsProblems.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';

/** A problem as staff of a channel looks at what its pupils do. */
export interface WorkedProblem {
  readonly id: number;
  readonly problemId: number;
}
export type ProblemMembers = ResponseOf<typeof lmsProblemRoutes.listMembers>;
export type WorksFilter = Omit<WorksPage, 'page'>;
export type WorksPage = RequestOf<typeof lmsProblemRoutes.listLogs>['query'];

export const listProblemMembers = (
  params: WorkedProblem,
  query: WorksPage,
  signal?: AbortSignal,
): Promise<ProblemMembers> =>
  rest.call(lmsProblemRoutes.listMembers, { params, query }, { signal, quiet: true });

export const listProblemLogs = (
  params: WorkedProblem,
  query: WorksPage,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof lmsProblemRoutes.listLogs>> =>
  rest.call(lmsProblemRoutes.listLogs, { params, query }, { signal, quiet: true });

export const listLatestCodes = (
  params: WorkedProblem,
  query: WorksPage,
  signal?: AbortSignal,
): Promise<{ codeList: ProblemCode[]; pageCount: number; totalCount: number }> =>
  rest.call(lmsProblemRoutes.listLatestCodes, { params, query }, { signal, quiet: true });
