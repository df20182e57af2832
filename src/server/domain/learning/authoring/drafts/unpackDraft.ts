import type { ProblemDraftContent } from '#shared/contract/learning/authoring/problemDrafts.ts';
import type { StageDraftContent } from '#shared/contract/learning/authoring/stageDrafts.ts';
import type { PackageMaking } from '../packages/PackageMaking.ts';
import type { DraftKind, DraftProof } from './DraftKind.ts';
import { addDraft } from './editDraft.ts';
import { beginProof, writeHidden } from './proveDraft.ts';

/**
 * Makes a draft of a package. One that is shown is written hidden at once and opened to pupils once the judge has proved
 * it. Answers its id, and that of its problem.
 */
export async function unpackDraft<
  Content extends ProblemDraftContent | StageDraftContent,
  Proof extends DraftProof,
>(
  { tx, scope }: PackageMaking,
  kind: DraftKind<Content, Proof>,
  content: Content,
  { isShown, isProved }: { readonly isShown: boolean; readonly isProved: boolean },
): Promise<{ contentId: number; problemId: number | undefined }> {
  const draft = await addDraft(tx, kind, scope, content);
  const problemId = isShown ? await writeHidden(tx, kind, draft) : undefined;
  if (isProved) await beginProof(tx, kind, { userId: scope.userId, draft, publishes: isShown });
  return { contentId: draft.id, problemId };
}
