import type { ownStageRoutes } from '#shared/contract/learning/ownStages.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { createOwnStage, remixStage, removeOwnStage, saveOwnStage } from './editOwnStage.ts';
import { reportOwnStage, takeDownOwnStage } from './moderateOwnStage.ts';
import { findOwnStage, listOwnRows, ownReplies, ownReply } from './ownStageRows.ts';
import { heartShared, playShared, solveShared } from './playSharedStage.ts';
import { proveOwnStage } from './proveOwnStage.ts';
import { listStageClasses, sendOwnStage } from './sendOwnStage.ts';
import { listOfClass, listOfFriends, openShared } from './sharedStages.ts';

export const ownStageHandlers: Handlers<typeof ownStageRoutes> = {
  list: async ({ deps, userId }) => ({
    stageList: await ownReplies({ deps, userId }, await listOwnRows(deps.db, userId)),
  }),
  create: ({ deps, userId }) => createOwnStage({ deps, userId }),
  get: async ({ deps, userId, params: { stageId } }) =>
    ownReply({ deps, userId }, await findOwnStage(deps.db, { userId, stageId })),
  save: ({ deps, userId, params: { stageId }, body: { baseVersion, ...content } }) =>
    saveOwnStage({ deps, userId, stageId, content, baseVersion }),
  remove: async ({ deps, userId, params: { stageId } }) => {
    await removeOwnStage({ deps, userId, stageId });
    return {};
  },
  prove: ({ deps, userId, params: { stageId }, body: { board, ...program } }) =>
    proveOwnStage({ deps, userId, stageId, board, program }),
  send: ({ deps, userId, params: { stageId }, body }) => sendOwnStage({ deps, userId, stageId, ...body }),
  listClasses: async ({ deps, userId }) => ({ classList: await listStageClasses({ deps, userId }) }),
  listOfFriends: ({ deps, userId, query }) => listOfFriends({ deps, userId, ...query }),
  listOfClass: (call) => listOfClass({ ...channelScope(call), ...call.query }),
  open: ({ deps, userId, params: { stageId } }) => openShared({ deps, userId, stageId }),
  play: async ({ deps, userId, params: { stageId } }) => {
    await playShared({ deps, userId, stageId });
    return {};
  },
  solve: ({ deps, userId, params: { stageId }, body }) =>
    solveShared({ deps, userId, stageId, program: body }),
  heart: ({ deps, userId, params: { stageId } }) => heartShared({ deps, userId, stageId }),
  remix: ({ deps, userId, params: { stageId } }) => remixStage({ deps, userId, stageId }),
  report: async ({ deps, userId, params: { stageId }, body: { reason, comment = '' } }) => ({
    reportId: await reportOwnStage({ deps, userId, stageId, reason, comment }),
  }),
  takeDown: async ({ deps, userId, channel, params: { stageId } }) => {
    await takeDownOwnStage({ deps, userId, channel, stageId });
    return {};
  },
};
