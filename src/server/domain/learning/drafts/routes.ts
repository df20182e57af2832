import type { draftRoutes } from '#shared/contract/learning/drafts.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { getDraft, listDraftVersions } from './getDraft.ts';
import { saveDraft } from './saveDraft.ts';

export const draftHandlers: Handlers<typeof draftRoutes> = {
  get: (call) => getDraft({ ...channelScope(call), ...call.params, ...call.query }),
  save: (call) => saveDraft({ ...channelScope(call), ...call.params, ...call.body }),
  listVersions: async (call) => ({
    versionList: await listDraftVersions({ ...channelScope(call), ...call.params, ...call.query }),
  }),
};
