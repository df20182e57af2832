import type { ProblemDraftContent } from '#shared/contract/learning/authoring/problemDrafts.ts';
import type { StageDraftContent } from '#shared/contract/learning/authoring/stageDrafts.ts';
import { channelScope } from '#server/domain/call.ts';
import type { DraftKind, DraftProof } from './DraftKind.ts';
import { removeDraft, saveDraft, unpublishDraft } from './editDraft.ts';
import { draftReply, findDraft } from './findDraft.ts';
import { publishDraft } from './proveDraft.ts';

type DraftCall = Parameters<typeof channelScope>[0] & { readonly params: { readonly draftId: number } };
const addressOf = (call: DraftCall) => ({ ...channelScope(call), draftId: call.params.draftId });

/** The handlers that the routes of all kinds of drafts share. */
export const draftHandlers = <
  Content extends ProblemDraftContent | StageDraftContent,
  Proof extends DraftProof,
>(
  kind: DraftKind<Content, Proof>,
) => ({
  get: async (call: DraftCall) => {
    const address = addressOf(call);
    return draftReply(address.deps.db, await findDraft(address.deps.db, kind, address));
  },
  save: (call: DraftCall & { readonly body: { readonly content: Content; readonly baseVersion: number } }) =>
    saveDraft(kind, { ...addressOf(call), ...call.body }),
  publish: (call: DraftCall & { readonly body: { readonly baseVersion: number } }) =>
    publishDraft(kind, { ...addressOf(call), ...call.body }),
  unpublish: (call: DraftCall) => unpublishDraft(kind, addressOf(call)),
  remove: async (call: DraftCall) => {
    await removeDraft(kind, addressOf(call));
    return {};
  },
});
