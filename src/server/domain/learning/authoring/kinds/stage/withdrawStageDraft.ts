import { eq } from 'drizzle-orm';
import type { StageDraft } from '#shared/contract/learning/authoring/stageDrafts.ts';
import type { Transaction } from '#server/db/connect.ts';
import { stageDrafts } from '#server/db/tables/learning/stageDrafts.ts';
import { hideStaffStage } from './staffStages.ts';
import { writeAudit } from '#server/domain/people/moderation/writeAudit.ts';
import { transaction } from '#server/domain/transaction.ts';
import { draftReply, findStageDraft, type DraftAddress, type StageDraftRow } from './findStageDraft.ts';

/** Takes a stage back from the children; a check under way ends without effect. Throws RESOURCE_NOT_FOUND. */
export async function unpublishStageDraft(address: DraftAddress): Promise<StageDraft> {
  return transaction(address.deps, async (tx) => {
    const row = await findStageDraft(tx, address, 'lock');
    await hide(tx, row);
    const [withdrawn] = await tx
      .update(stageDrafts)
      .set({ publishedVersion: null, publishCheck: null })
      .where(eq(stageDrafts.id, row.id))
      .returning();
    await audit(tx, address, row, 'stage.unpublish');
    return draftReply(tx, withdrawn ?? row);
  });
}

/** Deletes a draft; its stage is shown no more, and keeps what children did on it. Throws RESOURCE_NOT_FOUND. */
export async function removeStageDraft(address: DraftAddress): Promise<void> {
  await transaction(address.deps, async (tx) => {
    const row = await findStageDraft(tx, address, 'lock');
    await hide(tx, row);
    await tx.delete(stageDrafts).where(eq(stageDrafts.id, row.id));
    await audit(tx, address, row, 'stage.remove');
  });
}

async function hide(tx: Transaction, { problemId }: StageDraftRow): Promise<void> {
  if (problemId !== null) await hideStaffStage(tx, problemId);
}

async function audit(
  tx: Transaction,
  { userId, channelId }: DraftAddress,
  { id, problemId, content }: StageDraftRow,
  action: 'stage.unpublish' | 'stage.remove',
): Promise<void> {
  await writeAudit({
    ...{ tx, actorId: userId, channelId, action, targetUserId: 0 },
    details: { draftId: id, problemId, title: content.title },
  });
}
