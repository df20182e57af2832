import type { stageDraftRoutes } from '#shared/contract/learning/authoring/stageDrafts.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { createStageDraft } from './createStageDraft.ts';
import { draftReply, findStageDraft } from './findStageDraft.ts';
import { listStageDrafts } from './listStageDrafts.ts';
import { publishStageDraft } from './publishStageDraft.ts';
import { saveStageDraft } from './saveStageDraft.ts';
import { removeStageDraft, unpublishStageDraft } from './withdrawStageDraft.ts';

export const stageDraftHandlers: Handlers<typeof stageDraftRoutes> = {
  list: (call) => listStageDrafts({ ...channelScope(call), ...call.query }),
  create: (call) => createStageDraft({ ...channelScope(call), source: call.body }),
  get: async (call) => {
    const { db } = call.deps;
    return draftReply(db, await findStageDraft(db, { ...channelScope(call), ...call.params }));
  },
  save: (call) => saveStageDraft({ ...channelScope(call), ...call.params, ...call.body }),
  remove: async (call) => {
    await removeStageDraft({ ...channelScope(call), ...call.params });
    return {};
  },
  publish: (call) => publishStageDraft({ ...channelScope(call), ...call.params, ...call.body }),
  unpublish: (call) => unpublishStageDraft({ ...channelScope(call), ...call.params }),
};
