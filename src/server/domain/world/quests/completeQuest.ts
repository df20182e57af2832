import { and, eq } from 'drizzle-orm';
import type { QuestChange } from '#shared/contract/world/quests.ts';
import type { Database } from '#server/db/connect.ts';
import { userQuests } from '#server/db/tables/world/quests.ts';
import { AppError } from '#server/platform/appError.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { transaction } from '#server/domain/transaction.ts';
import { applySteps } from './applySteps.ts';
import { checkBesideNpc } from './checkBesideNpc.ts';
import { alreadyCompleted, questOrThrow } from './questErrors.ts';
import { loadQuestProgress } from './loadQuestProgress.ts';
import type { UserCall } from '#server/domain/call.ts';

/**
 * Hands a quest with reached goals in to its giver; the user stands beside it. The second of two calls at once finds it
 * completed.
 */
export async function completeQuest(
  request: UserCall & {
    questId: number;
  },
): Promise<QuestChange> {
  const { deps, userId, questId } = request;
  const { quests } = deps;
  const now = deps.clock.now();
  const { npcId } = questOrThrow(quests, questId);
  await checkBesideNpc({ deps, userId, npcId });
  return transaction(deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    const before = await loadQuestProgress({ db: tx, userId, quests, now });
    const progress = before.get(questId);
    if (progress?.state === 'COMPLETED') throw alreadyCompleted(userId, questId);
    if (progress?.state !== 'READY') {
      throw new AppError('QUEST_NOT_READY', {
        log: `quest ${questId} of user ${userId} is ${progress?.state ?? 'not taken'}, needs READY`,
      });
    }
    return applySteps({ tx, quests, now, wallet, before, moved: [{ ...progress, state: 'COMPLETED' }] });
  });
}

/** The reward dialog was closed. Throws RESOURCE_NOT_FOUND for a quest that is not completed. */
export async function markRewardSeen(request: {
  db: Database;
  userId: number;
  questId: number;
}): Promise<void> {
  const { db, userId, questId } = request;
  const seen = await db
    .update(userQuests)
    .set({ rewardSeen: true })
    .where(
      and(eq(userQuests.userId, userId), eq(userQuests.questId, questId), eq(userQuests.state, 'COMPLETED')),
    )
    .returning({ questId: userQuests.questId });
  if (seen.length === 0) {
    throw new AppError('RESOURCE_NOT_FOUND', { log: `user ${userId} has not completed quest ${questId}` });
  }
}
