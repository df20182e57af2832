import type { termsRoutes } from '#shared/contract/people/terms.ts';
import type { Handlers } from '#server/domain/call.ts';
import { listAgreements } from './agreements.ts';
import { getTerms } from './getTerms.ts';

export const termsHandlers: Handlers<typeof termsRoutes> = {
  get: ({ deps, userId, params, query }) =>
    getTerms({ deps, userId, type: params.type, channelId: query.channelId }),
  listAgreements: async ({ deps, userId }) => ({ agreementList: await listAgreements({ deps, userId }) }),
};
