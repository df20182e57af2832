import type { thirdPartyRoutes } from '#shared/contract/people/thirdParties.ts';
import type { Handlers } from '#server/domain/call.ts';
import { getTracking, saveTracking } from './trackingConsent.ts';

export const thirdPartyHandlers: Handlers<typeof thirdPartyRoutes> = {
  getTracking: ({ deps, userId }) => getTracking({ deps, userId }),
  saveTracking: ({ deps, userId, body }) => saveTracking({ deps, userId, ...body }),
};
