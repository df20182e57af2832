import type { QuestChange } from '#shared/contract/quests.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '../deps.ts';
import { lockWallet } from '../ledger/lockWallet.ts';
import { applySteps } from './applySteps.ts';
import { alreadyCompleted, questOrThrow } from './questErrors.ts';
import { readBook } from './readBook.ts';

/** Hands in a quest whose goals are reached. Of two calls at once the second finds it completed. */
export async function completeQuest(request: {
  deps: Deps;
  userId: number;
  questId: number;
}): Promise<QuestChange> {
  const { deps, userId, questId } = request;
  questOrThrow(questId);
  const outcome = await deps.db.transaction(async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    const book = await readBook({ db: tx, userId });
    const progress = book.get(questId);
    if (progress?.state === 'COMPLETED') throw alreadyCompleted(userId, questId);
    if (progress?.state !== 'READY') {
      throw new AppError('QUEST_NOT_READY', {
        log: `quest ${questId} of user ${userId} is ${progress?.state ?? 'not taken'}, needs READY`,
      });
    }
    return applySteps({ tx, wallet, book, moved: [{ ...progress, state: 'COMPLETED' }] });
  });
  outcome.announce(deps.events);
  return outcome.change;
}
