import type { submissionRoutes } from '#shared/contract/learning/submissions.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { learnerScope } from '#server/domain/learning/problems/learnerScope.ts';
import { resetProblem } from './resetProblem.ts';
import { rejudgeProblem } from './rejudgeProblem.ts';
import { getSubmission, listSubmissions } from './submissionQueries.ts';
import { submitProblem } from './submitProblem.ts';

export const submissionHandlers: Handlers<typeof submissionRoutes> = {
  submit: (call) => submitProblem({ ...learnerScope(call), ...call.params, ...call.body }),
  get: (call) => getSubmission({ ...channelScope(call), ...call.params }),
  list: async (call) => ({
    submissionList: await listSubmissions({ ...channelScope(call), ...call.params }),
  }),
  rejudge: (call) => rejudgeProblem({ ...learnerScope(call), ...call.params }),
  reset: (call) =>
    resetProblem({
      ...learnerScope(call),
      channel: call.channel,
      ...call.params,
      memberUserId: call.body.userId,
    }),
};
