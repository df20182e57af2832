import type { problemDraftRoutes } from '#shared/contract/learning/authoring/problemDrafts.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import {
  createProblemDraft,
  removeProblemDraft,
  saveProblemDraft,
  unpublishProblem,
} from './editProblemDraft.ts';
import { expectOutputs } from './expectOutputs.ts';
import { draftReply, findProblemDraft } from './findProblemDraft.ts';
import { listProblemDrafts } from './listProblemDrafts.ts';
import { publishProblem } from './publishProblem.ts';

export const problemDraftHandlers: Handlers<typeof problemDraftRoutes> = {
  list: (call) => listProblemDrafts({ ...channelScope(call), ...call.query }),
  create: (call) => {
    const { draftId: copyOf, title } = call.body;
    return createProblemDraft({ ...channelScope(call), copyOf, title });
  },
  get: async (call) => {
    const { db } = call.deps;
    const { draftId } = call.params;
    return draftReply(db, await findProblemDraft(db, { ...channelScope(call), draftId }));
  },
  save: (call) => saveProblemDraft({ ...channelScope(call), draftId: call.params.draftId, ...call.body }),
  expect: (call) => expectOutputs({ ...channelScope(call), draftId: call.params.draftId, ...call.body }),
  publish: (call) => publishProblem({ ...channelScope(call), draftId: call.params.draftId, ...call.body }),
  unpublish: (call) => unpublishProblem({ ...channelScope(call), draftId: call.params.draftId }),
  remove: async (call) => {
    await removeProblemDraft({ ...channelScope(call), draftId: call.params.draftId });
    return {};
  },
};
