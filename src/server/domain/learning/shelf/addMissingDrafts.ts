import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addProblemDraft } from '#server/domain/learning/problemDrafts/editProblemDraft.ts';
import { draftedProblemIds } from '#server/domain/learning/problemDrafts/findProblemDraft.ts';
import { problemOfProduct } from '#server/domain/learning/problemDrafts/problemOfProduct.ts';
import { listCopies, readStored } from '#server/domain/learning/problems/listCopies.ts';
import { addStageDraft, stageOfProduct } from '#server/domain/learning/stageDrafts/createStageDraft.ts';
import { draftedProblemIds as stagesWithDraft } from '#server/domain/learning/stageDrafts/findStageDraft.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';

/** Two servers that start at once do it one after the other. */
const LOCK = 4_217_014;

/**
 * Gives problems and stages that were copied from the shelf before copies came with their drafts what staff finds and
 * edits them by. Run at every start; writes nothing where none is missing.
 */
export function addMissingDrafts(deps: Deps): Promise<void> {
  return transaction(deps, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const copies = await listCopies(tx);
    if (copies.length === 0) return;
    const drafted = [await draftedProblemIds(tx), await stagesWithDraft(tx)];
    for (const problemId of copies)
      if (!drafted.some((ids) => ids.has(problemId))) await addDraft(tx, deps, problemId);
  });
}

/** Of the words that pupils read and the programs of what was copied. A channel that has no room for more keeps what it has. */
async function addDraft(tx: Transaction, deps: Deps, problemId: number): Promise<void> {
  const copy = await readStored(tx, problemId);
  if (!copy || copy.problem.sourceId === null) return;
  const { channelId, authorId: userId, sourceId, kind } = copy.problem;
  const author = { deps, channelId, userId };
  try {
    if (kind === 'STAGE') await addStageDraft(tx, author, stageOfProduct(sourceId), problemId);
    else {
      const source = { problem: { ...copy.problem, id: sourceId }, cases: copy.cases };
      await addProblemDraft(tx, author, problemOfProduct(source), problemId);
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.warn({ err: error, problemId, channelId }, 'a copied problem stays without a draft');
  }
}
