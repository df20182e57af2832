import type { termsRoutes } from '#shared/contract/people/terms.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { listAgreements } from './agreements.ts';
import { agreeAgain, listAskedTerms } from './askedTerms.ts';
import { removeChannelTerms, saveChannelTerms } from './channelTerms.ts';
import { getTerms } from './getTerms.ts';

export const termsHandlers: Handlers<typeof termsRoutes> = {
  get: ({ deps, userId, params, query }) =>
    getTerms({ deps, userId, type: params.type, channelId: query.channelId }),
  listAgreements: async ({ deps, userId }) => ({ agreementList: await listAgreements({ deps, userId }) }),
  listAsked: async ({ deps, userId }) => ({ termsList: await listAskedTerms({ deps, userId }) }),
  agree: async ({ deps, userId, body }) => {
    await agreeAgain({ deps, userId, ...body });
    return {};
  },
  saveOfChannel: ({ params, body, ...call }) =>
    saveChannelTerms({ ...channelScope(call), type: params.type, ...body }),
  removeOfChannel: ({ params, ...call }) => removeChannelTerms({ ...channelScope(call), type: params.type }),
};
