import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { StageDraft, StageDraftContent } from '#shared/contract/learning/authoring/stageDrafts.ts';
import { stageDrafts } from '#server/db/tables/learning/stageDrafts.ts';
import { transaction } from '#server/domain/transaction.ts';
import { assertVersion, draftReply, findStageDraft, type DraftAddress } from './findStageDraft.ts';

/**
 * Saves a draft on top of the version that the editor began from. What somebody else has saved meanwhile is never
 * overwritten: STAGE_DRAFT_CONFLICT. The same content again stays the same version. Throws RESOURCE_NOT_FOUND.
 */
export async function saveStageDraft(
  request: DraftAddress & { readonly content: StageDraftContent; readonly baseVersion: number },
): Promise<StageDraft> {
  const { deps, content, baseVersion } = request;
  return transaction(deps, async (tx) => {
    const row = await findStageDraft(tx, request, 'lock');
    if (isDeepStrictEqual(row.content, content)) return draftReply(tx, row);
    assertVersion(row, baseVersion);
    const [saved] = await tx
      .update(stageDrafts)
      .set({ content, version: row.version + 1, updatedAt: deps.clock.now() })
      .where(eq(stageDrafts.id, row.id))
      .returning();
    return draftReply(tx, saved ?? row);
  });
}
