import { QUESTS } from '#shared/content/quests.ts';
import type { Transaction } from '#server/db/connect.ts';
import { lockWallet } from '../ledger/lockWallet.ts';
import { readWallet } from '../ledger/readWallet.ts';
import { applySteps, outcomeOf, type QuestOutcome } from './applySteps.ts';
import { asksFor, countAction, type GoalAction } from './progress.ts';
import { readBook } from './readBook.ts';

/**
 * Counts something the user did towards the quests under way, in the caller's transaction: with it, quests that nobody
 * takes in complete and give their rewards. Call `announce` on the outcome after the commit.
 */
export async function countGoal(
  action: { tx: Transaction; userId: number } & GoalAction,
): Promise<QuestOutcome> {
  const { tx, userId } = action;
  const asking = QUESTS.filter(({ goals }) => goals.some((goal) => asksFor(goal, action)));
  if (asking.length === 0) {
    const wallet = await readWallet({ db: tx, userId });
    return outcomeOf({ before: wallet, after: wallet, questList: [] });
  }
  // Locked before the book is read: a quest accepted at this very moment either sees the deed or is seen here.
  const wallet = await lockWallet({ tx, userId });
  const book = await readBook({ db: tx, userId });
  const moved = asking.flatMap((quest) => countAction(quest, book.get(quest.id), action) ?? []);
  return applySteps({ tx, wallet, book, moved });
}
