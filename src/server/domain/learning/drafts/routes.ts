import type { draftRoutes } from '#shared/contract/learning/drafts.ts';
import type { Handlers } from '#server/domain/call.ts';
import { learnerScope } from '#server/domain/learning/problems/learnerScope.ts';
import { getDraft, listDraftVersions } from './getDraft.ts';
import { saveDraft } from './saveDraft.ts';

export const draftHandlers: Handlers<typeof draftRoutes> = {
  get: (call) => getDraft({ ...learnerScope(call), ...call.params, ...call.query }),
  save: (call) => saveDraft({ ...learnerScope(call), ...call.params, ...call.body }),
  listVersions: async (call) => ({
    versionList: await listDraftVersions({ ...learnerScope(call), ...call.params, ...call.query }),
  }),
};
