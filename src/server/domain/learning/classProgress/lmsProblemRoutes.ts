import type { lmsProblemRoutes } from '#shared/contract/learning/authoring/lmsProblems.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import {
  getTeachingProblem,
  listTeachingProblems,
} from '#server/domain/learning/authoring/kinds/problem/teachingProblems.ts';
import {
  listLatestCodes,
  listMemberSubmissions,
  listProblemLogs,
  listProblemMembers,
} from './problemWorks.ts';

export const lmsProblemHandlers: Handlers<typeof lmsProblemRoutes> = {
  list: (call) => listTeachingProblems(channelScope(call), call.query),
  get: (call) => getTeachingProblem({ ...channelScope(call), contentId: call.params.problemId }),
  listMembers: (call) => listProblemMembers({ ...channelScope(call), ...call.params, ...call.query }),
  listLogs: (call) => listProblemLogs({ ...channelScope(call), ...call.params, ...call.query }),
  listLatestCodes: (call) => listLatestCodes({ ...channelScope(call), ...call.params, ...call.query }),
  listSubmissions: (call) => listMemberSubmissions({ ...channelScope(call), ...call.params, ...call.query }),
};
