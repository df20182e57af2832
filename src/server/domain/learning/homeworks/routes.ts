import type { homeworkRoutes } from '#shared/contract/learning/homeworks.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { createHomework, removeHomework, saveHomework } from './editHomeworks.ts';
import { exportHomework } from './exportHomework.ts';
import { giveFeedback } from './giveFeedback.ts';
import { handIn } from './handIn.ts';
import { getHomework, getWorks } from './homeworkMembers.ts';
import { listHomeworks } from './listHomeworks.ts';
import { getOwn, listOwn } from './ownHomeworks.ts';
import { nudgePupils } from './remindPupils.ts';

export const homeworkHandlers: Handlers<typeof homeworkRoutes> = {
  list: (call) => listHomeworks({ ...channelScope(call), ...call.query }),
  create: (call) => createHomework({ ...channelScope(call), body: call.body }),
  get: (call) => getHomework({ ...channelScope(call), ...call.params }),
  save: (call) => saveHomework({ ...channelScope(call), ...call.params, body: call.body }),
  remove: async (call) => {
    await removeHomework({ ...channelScope(call), ...call.params });
    return {};
  },
  export: (call) => exportHomework({ ...channelScope(call), ...call.params, ...call.query }),
  remind: (call) => nudgePupils({ ...channelScope(call), ...call.params }),
  getWorks: async (call) => ({ workList: await getWorks({ ...channelScope(call), ...call.params }) }),
  giveFeedback: (call) => giveFeedback({ ...channelScope(call), ...call.params, ...call.body }),
  listOwn: (call) => listOwn({ ...channelScope(call), roles: call.channel.roles }),
  getOwn: (call) => getOwn({ ...channelScope(call), ...call.params, roles: call.channel.roles }),
  handIn: (call) =>
    handIn({ ...channelScope(call), ...call.params, ...call.body, roles: call.channel.roles }),
};
