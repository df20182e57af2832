import type { problemRoutes } from '#shared/contract/learning/problems.ts';
import type { stageRoutes } from '#shared/contract/learning/stageRoutes.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { findProblem } from '#server/domain/learning/problems/findProblem.ts';
import { problemHandlers as openProblemHandlers } from '#server/domain/learning/problems/routes.ts';
import { listGhosts } from './listGhosts.ts';
import { listShelf } from './listShelf.ts';
import { listStages } from './listStages.ts';
import { assertStageOpen } from './openStages.ts';

export const stageHandlers: Handlers<typeof stageRoutes> = {
  list: (call) => listStages(channelScope(call)),
  listShelf: (call) => listShelf({ ...channelScope(call), ...call.query }),
  listGhosts: async (call) => ({
    ghostList: await listGhosts({ ...channelScope(call), ...call.params, roles: call.channel.roles }),
  }),
};

/** What is told of a problem, once its stage is open. */
export const problemHandlers: Handlers<typeof problemRoutes> = {
  ...openProblemHandlers,
  get: async (call) => {
    const problem = await openProblemHandlers.get(call);
    if (problem.kind === 'STAGE')
      await assertStageOpen({ ...channelScope(call), ...call.params, roles: call.channel.roles });
    return problem;
  },
  getHint: async (call) => {
    const address = { ...channelScope(call), ...call.params };
    if ((await findProblem(address)).kind === 'STAGE')
      await assertStageOpen({ ...address, roles: call.channel.roles });
    return openProblemHandlers.getHint(call);
  },
};
