import { and, eq, sql } from 'drizzle-orm';
import { questById } from '#shared/content/quests.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { userQuestGoals, userQuests } from '#server/db/tables/quests.ts';
import type { QuestBook, QuestProgress } from './progress.ts';

const takenQuests = prepared((db) =>
  db
    .select({
      questId: userQuests.questId,
      state: userQuests.state,
      rewardSeen: userQuests.rewardSeen,
      goalIndex: userQuestGoals.goalIndex,
      completedCount: userQuestGoals.completedCount,
    })
    .from(userQuests)
    .leftJoin(
      userQuestGoals,
      and(eq(userQuestGoals.userId, userQuests.userId), eq(userQuestGoals.questId, userQuests.questId)),
    )
    .where(eq(userQuests.userId, sql.placeholder('userId')))
    .prepare('taken_quests'),
);

/** Every quest the user has taken. */
export async function readBook({
  db,
  userId,
}: {
  db: Database | Transaction;
  userId: number;
}): Promise<QuestBook> {
  const rows = await takenQuests(db).execute({ userId });

  const book = new Map<number, QuestProgress & { counts: number[] }>();
  for (const { questId, state, rewardSeen, goalIndex, completedCount } of rows) {
    const goals = questById(questId)?.goals ?? [];
    const progress = book.get(questId) ?? { questId, state, rewardSeen, counts: goals.map(() => 0) };
    if (goalIndex !== null && goalIndex < goals.length) progress.counts[goalIndex] = completedCount ?? 0;
    book.set(questId, progress);
  }
  return book;
}
