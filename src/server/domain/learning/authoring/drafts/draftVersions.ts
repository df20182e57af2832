import type { ProblemDraftContent } from '#shared/contract/learning/authoring/problemDrafts.ts';
import type { StageDraftContent } from '#shared/contract/learning/authoring/stageDrafts.ts';
import { outdatedVersion, type KindVersions } from '../versions/KindVersions.ts';
import type { DraftKind, DraftProof } from './DraftKind.ts';
import { saveDraft } from './editDraft.ts';
import { findDraft } from './findDraft.ts';

/** How the drafts of a kind are kept and restored: a version is their content. */
export const draftVersions = <
  Content extends ProblemDraftContent | StageDraftContent,
  Proof extends DraftProof,
>(
  kind: DraftKind<Content, Proof>,
): KindVersions => ({
  bodyNow: async (db, { channelId, contentId: draftId }) =>
    (await findDraft(db, kind, { channelId, draftId })).content,
  restore: async ({ contentId: draftId, ...scope }, { body, savedAt }, baseVersion) => {
    const content = kind.contentSchema.safeParse(body);
    if (!content.success) throw outdatedVersion(kind.kind, draftId, content.error);
    const saved = { ...scope, draftId, content: content.data, baseVersion, restoredFrom: savedAt };
    return (await saveDraft(kind, saved)).version;
  },
});
