import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { StageDraft } from '#shared/contract/learning/authoring/stageDrafts.ts';
import { faultsOfStage } from '#shared/authoring/stageFaults.ts';
import type { Transaction } from '#server/db/connect.ts';
import { stageDrafts } from '#server/db/tables/learning/stageDrafts.ts';
import { addJob } from '#server/domain/jobs.ts';
import { writeStaffStage } from './staffStages.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import {
  assertVersion,
  draftReply,
  findStageDraft,
  type DraftAddress,
  type StageDraftRow,
} from './findStageDraft.ts';
import { programsOf } from './stageProofs.ts';

/** More would only repeat themselves. */
const MOST_FAULTS = 20;

/**
 * Has the judge prove a version; the job of it publishes the stage. Asked again, the earlier check is left.
 * Throws RESOURCE_NOT_FOUND, STAGE_DRAFT_CONFLICT, and STAGE_NOT_READY with what is missing.
 */
export async function publishStageDraft(
  request: DraftAddress & { readonly baseVersion: number },
): Promise<StageDraft> {
  const { deps, userId, baseVersion } = request;
  return transaction(deps, async (tx) => {
    const row = await findStageDraft(tx, request, 'lock');
    assertVersion(row, baseVersion);
    const faults = faultsOfStage(row.content);
    if (faults.length > 0)
      throw new AppError('STAGE_NOT_READY', {
        fieldErrors: faults.slice(0, MOST_FAULTS),
        log: `stage draft ${row.id}: ${faults.map(({ field }) => field).join(', ')}`,
      });
    return draftReply(tx, await beginStageCheck(tx, { userId, draft: row }));
  });
}

/** Has the judge prove a draft and publish it; one that is not whole yet is left as it is. */
export async function beginStageCheck(
  tx: Transaction,
  { userId, draft }: { readonly userId: number; readonly draft: StageDraftRow },
): Promise<StageDraftRow> {
  if (faultsOfStage(draft.content).length > 0) return draft;
  const checkId = randomUUID();
  const total = programsOf(draft.content).length;
  const publishCheck = {
    ...{ checkId, version: draft.version, done: 0, total, faultList: [] },
    state: 'RUNNING' as const,
  };
  const [checked] = await tx
    .update(stageDrafts)
    .set({ publishCheck })
    .where(eq(stageDrafts.id, draft.id))
    .returning();
  await addJob(tx, 'stages.prove', { draftId: draft.id, checkId, userId });
  return checked ?? draft;
}

/**
 * Writes the stage of a draft that was never published, for staff alone, so that lessons can show it already: it is
 * opened to pupils once the judge has proved it. Answers the id of its problem.
 */
export async function writeHiddenStage(
  tx: Transaction,
  { id, channelId, content }: StageDraftRow,
): Promise<number> {
  const stage = { problemId: null, channelId, content, visibleState: 'INVISIBLE' } as const;
  const problemId = await writeStaffStage(tx, stage);
  await tx.update(stageDrafts).set({ problemId }).where(eq(stageDrafts.id, id));
  return problemId;
}
