import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { StageDraft } from '#shared/contract/learning/stageDrafts.ts';
import { faultsOfStage } from '#shared/blocks/stageFaults.ts';
import { stageDrafts } from '#server/db/tables/learning/stageDrafts.ts';
import { addJob } from '#server/domain/jobs.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { assertVersion, draftReply, findStageDraft, type DraftAddress } from './findStageDraft.ts';
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
    const checkId = randomUUID();
    const total = programsOf(row.content).length;
    const publishCheck = {
      checkId,
      state: 'RUNNING' as const,
      version: row.version,
      done: 0,
      total,
      faultList: [],
    };
    const [checked] = await tx
      .update(stageDrafts)
      .set({ publishCheck })
      .where(eq(stageDrafts.id, row.id))
      .returning();
    await addJob(tx, 'stages.prove', { draftId: row.id, checkId, userId });
    return draftReply(tx, checked ?? row);
  });
}
