import type { Transaction } from '#server/db/connect.ts';
import type { StaffScope } from '#server/domain/learning/authoring/contents/staffContents.ts';
import { addProblemDraft } from '#server/domain/learning/authoring/kinds/problem/editProblemDraft.ts';
import { problemOfProduct } from '#server/domain/learning/authoring/kinds/problem/problemOfProduct.ts';
import { copyProblem } from '#server/domain/learning/authoring/kinds/problem/copyProblem.ts';
import {
  addStageDraft,
  stageOfProduct,
} from '#server/domain/learning/authoring/kinds/stage/createStageDraft.ts';

/** Copies a problem or a stage of the product, with the draft by which staff finds and edits it; undefined for none. */
export async function copyLibraryProblem(
  tx: Transaction,
  scope: StaffScope,
  from: { readonly channelId: number; readonly contentId: number },
): Promise<number | undefined> {
  const copied = await copyProblem(tx, scope, from);
  if (!copied) return undefined;
  const { problemId, source } = copied;
  if (source.problem.kind === 'STAGE')
    await addStageDraft(tx, scope, stageOfProduct(source.problem.id), problemId);
  else await addProblemDraft(tx, scope, problemOfProduct(source), problemId);
  return problemId;
}
