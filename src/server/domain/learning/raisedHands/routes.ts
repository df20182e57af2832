import type { raisedHandRoutes } from '#shared/contract/learning/raisedHands.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { helpHand, listHands } from './classHands.ts';
import { getOwnHand, raiseHand, withdrawHand } from './ownHand.ts';

export const raisedHandHandlers: Handlers<typeof raisedHandRoutes> = {
  getOwn: ({ deps, userId }) => getOwnHand({ deps, userId }),
  raise: (call) => raiseHand({ ...channelScope(call), ...call.body }),
  withdraw: async ({ deps, userId }) => {
    await withdrawHand({ deps, userId });
    return {};
  },
  list: async (call) => ({ handList: await listHands(channelScope(call)) }),
  help: async (call) => {
    await helpHand({ ...channelScope(call), ...call.params });
    return {};
  },
};
