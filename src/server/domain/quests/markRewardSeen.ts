import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { userQuests } from '#server/db/tables/quests.ts';
import { AppError } from '#server/platform/appError.ts';

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
