import { addDraft } from '#server/domain/learning/authoring/drafts/editDraft.ts';
import { problemDraftKind } from '#server/domain/learning/authoring/kinds/problem/problemDraftKind.ts';
import { stageDraftKind } from '#server/domain/learning/authoring/kinds/stage/stageDraftKind.ts';
import { stageOfProduct } from '#server/domain/learning/authoring/kinds/stage/stageOfProduct.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { StaffScope } from '#server/domain/learning/authoring/contents/staffContents.ts';
import { problemOfProduct } from '#server/domain/learning/authoring/kinds/problem/problemOfProduct.ts';
import { copyProblem } from '#server/domain/learning/authoring/kinds/problem/copyProblem.ts';

/** Copies a problem or a stage of the product, with the draft by which staff finds and edits it; undefined for none. */
export async function copyProblemWithDraft(
  tx: Transaction,
  scope: StaffScope,
  from: { readonly channelId: number; readonly contentId: number },
): Promise<number | undefined> {
  const copied = await copyProblem(tx, scope, from);
  if (!copied) return undefined;
  const { problemId, source } = copied;
  if (source.problem.kind === 'STAGE')
    await addDraft(tx, stageDraftKind, scope, stageOfProduct(source.problem.id), problemId);
  else await addDraft(tx, problemDraftKind, scope, problemOfProduct(source), problemId);
  return problemId;
}
