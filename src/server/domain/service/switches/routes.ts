import type { serviceSwitchRoutes } from '#shared/contract/service/switches.ts';
import type { Handlers } from '#server/domain/call.ts';
import { listSwitches, saveSwitch } from './featureSwitches.ts';

export const serviceSwitchHandlers: Handlers<typeof serviceSwitchRoutes> = {
  list: async ({ deps }) => ({ switchList: await listSwitches(deps) }),
  save: ({ deps, userId: actorId, params, body }) =>
    saveSwitch({ deps, actorId, feature: params.feature, ...body }),
};
