import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { userQuestGoals, userQuests } from '#server/db/tables/world/quests.ts';
import { stillCounts, type QuestProgress, type QuestProgressById } from './questProgress.ts';
import type { QuestBook } from './questBook.ts';

const takenQuests = prepared((db) =>
  db
    .select({
      questId: userQuests.questId,
      state: userQuests.state,
      rewardSeen: userQuests.rewardSeen,
      period: userQuests.period,
      acceptedAt: userQuests.acceptedAt,
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

/** Valid progress of every quest that the user has taken. */
export async function loadQuestProgress(query: {
  readonly db: Database | Transaction;
  readonly userId: number;
  readonly quests: QuestBook;
  readonly now: Date;
}): Promise<QuestProgressById> {
  const { db, userId, quests, now } = query;
  const rows = await takenQuests(db).execute({ userId });

  const taken = new Map<number, QuestProgress & { counts: number[] }>();
  for (const { goalIndex, completedCount, ...row } of rows) {
    const quest = quests.byId(row.questId);
    if (quest === undefined) continue;
    const progress = taken.get(row.questId) ?? { ...row, counts: quest.goals.map(() => 0) };
    if (goalIndex !== null && goalIndex < quest.goals.length)
      progress.counts[goalIndex] = completedCount ?? 0;
    taken.set(row.questId, progress);
  }
  return new Map(
    [...taken].filter(([questId, progress]) => {
      const quest = quests.byId(questId);
      return quest !== undefined && stillCounts(quest, progress, now);
    }),
  );
}

/** Whether one of these quests is under way; a cheap check for frequent events that seldom count. */
export async function isUnderWay(query: {
  readonly tx: Transaction;
  readonly userId: number;
  readonly questIds: readonly number[];
}): Promise<boolean> {
  const rows = await query.tx
    .select({ questId: userQuests.questId })
    .from(userQuests)
    .where(
      and(
        eq(userQuests.userId, query.userId),
        eq(userQuests.state, 'IN_PROGRESS'),
        inArray(userQuests.questId, [...query.questIds]),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/**
 * SQL array: the ids of the quests that a user has completed, each once; of a repeated one, when its last time is done.
 */
export const completedQuestIds = (userId: number): SQL => sql`array(
  select quest_id from ${userQuests} where user_id = ${userId}::int and state = 'COMPLETED')`;

/** The number of quests that a user has completed so far. */
export async function countCompletedQuests(query: {
  db: Database | Transaction;
  userId: number;
}): Promise<number> {
  return query.db.$count(
    userQuests,
    and(eq(userQuests.userId, query.userId), eq(userQuests.state, 'COMPLETED')),
  );
}
