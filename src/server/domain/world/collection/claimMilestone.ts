import type { Deps } from '#server/domain/deps.ts';
import { transaction } from '#server/domain/transaction.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { postRows } from '#server/domain/world/economy/postRows.ts';
import { giveTitles } from '#server/domain/world/titles/earnTitles.ts';
import { AppError } from '#server/platform/appError.ts';
import { milestoneReason, MILESTONES } from './milestones.ts';
import { countFinds } from './readBook.ts';
import { collectionTexts } from './texts.ts';

/**
 * Gives the reward of a milestone, once. Throws RESOURCE_NOT_FOUND, COLLECTION_INCOMPLETE, DOLPHIN_DUPLICATE_RESOURCE.
 */
export async function claimMilestone(request: {
  readonly deps: Pick<Deps, 'db' | 'events' | 'clock'>;
  readonly userId: number;
  readonly milestoneId: number;
}): Promise<{ point: number; gainedPoint: number; titleId: number }> {
  const { deps, userId, milestoneId } = request;
  const milestone = MILESTONES.find(({ count }) => count === milestoneId);
  if (!milestone) throw new AppError('RESOURCE_NOT_FOUND', { log: `no milestone ${milestoneId}` });
  const { count, point: amount, titleId } = milestone;
  const found = await countFinds({ deps, userId });
  if (found < count) {
    throw new AppError('COLLECTION_INCOMPLETE', {
      log: `user ${userId} has found ${found} of ${count}`,
    });
  }
  return transaction(deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    const reasonKey = milestoneReason(count);
    const after = await postRows({ tx, wallet, reasonKey, rows: [{ kind: 'POINT', amount, refId: 0 }] });
    if (after === undefined) {
      throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', {
        message: collectionTexts.alreadyClaimed,
        log: `user ${userId} has claimed milestone ${count}`,
      });
    }
    const titleIds = titleId === 0 ? [] : [titleId];
    await giveTitles({ tx, userId, now: deps.clock.now(), titleIds });
    return { point: after.point, gainedPoint: amount, titleId };
  });
}
