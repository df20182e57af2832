import type { lmsProblemRoutes } from '#shared/contract/learning/lmsProblems.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import {
  listLatestCodes,
  listMemberSubmissions,
  listProblemLogs,
  listProblemMembers,
} from './problemWorks.ts';

export const lmsProblemHandlers: Handlers<typeof lmsProblemRoutes> = {
  listMembers: (call) => listProblemMembers({ ...channelScope(call), ...call.params, ...call.query }),
  listLogs: (call) => listProblemLogs({ ...channelScope(call), ...call.params, ...call.query }),
  listLatestCodes: (call) => listLatestCodes({ ...channelScope(call), ...call.params, ...call.query }),
  listSubmissions: (call) => listMemberSubmissions({ ...channelScope(call), ...call.params, ...call.query }),
};
