import type { QuestDefinition } from '#shared/content/questTypes.ts';
import type { QuestChange } from '#shared/contract/quests.ts';
import type { Transaction } from '#server/db/connect.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '../deps.ts';
import { learnedFacts } from '../learning/learnedFacts.ts';
import { lockWallet } from '../ledger/lockWallet.ts';
import { applySteps, outcomeOf } from './applySteps.ts';
import { alreadyCompleted, questOrThrow } from './questErrors.ts';
import { isOffered, withCounts } from './progress.ts';
import { questView } from './questView.ts';
import { readBook } from './readBook.ts';

interface AcceptRequest {
  readonly deps: Deps;
  readonly userId: number;
  readonly questId: number;
}

/** Takes a quest; what was read or solved before counts at once. Taking it again only tells how it stands. */
export async function acceptQuest({ deps, userId, questId }: AcceptRequest): Promise<QuestChange> {
  const quest = questOrThrow(questId);
  const outcome = await deps.db.transaction(async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    const book = await readBook({ db: tx, userId });
    const taken = book.get(questId);
    if (taken?.state === 'COMPLETED') throw alreadyCompleted(userId, questId);
    if (taken) return outcomeOf({ before: wallet, after: wallet, questList: [questView(quest, book)] });
    if (!isOffered(quest, book)) {
      throw new AppError('QUEST_NOT_AVAILABLE', {
        log: `quest ${questId} comes after ${quest.after.join()}, not all completed by user ${userId}`,
      });
    }
    const counts = await countsAtStart({ tx, userId, quest });
    return applySteps({ tx, wallet, book, moved: [withCounts(quest, counts)] });
  });
  outcome.announce(deps.events);
  return outcome.change;
}

async function countsAtStart(query: {
  tx: Transaction;
  userId: number;
  quest: QuestDefinition;
}): Promise<number[]> {
  const { tx, userId, quest } = query;
  const idsOf = (type: 'SOLVE_PROBLEM' | 'READ_DOCUMENT') =>
    quest.goals.flatMap(({ actionType, actionId }) => (actionType === type ? actionId : []));
  const { solved, read } = await learnedFacts({
    tx,
    userId,
    problemIds: idsOf('SOLVE_PROBLEM'),
    contentIds: idsOf('READ_DOCUMENT'),
  });
  return quest.goals.map(({ actionType, actionId }) => {
    if (actionType === 'SOLVE_PROBLEM') return solved.has(actionId) ? 1 : 0;
    return actionType === 'READ_DOCUMENT' && read.has(actionId) ? 1 : 0;
  });
}
