import type { Database } from '#server/db/connect.ts';
import { userQuests } from '#server/db/tables/world/quests.ts';
import { QUESTS } from '#server/domain/world/quests/questDefinitions.ts';

/** Every quest that must be completed before this one. */
export function questsBefore(questId: number): number[] {
  const found = new Set<number>();
  const open = [questId];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const after = QUESTS.find((quest) => quest.id === id)?.after ?? [];
    for (const earlier of after) if (!found.has(earlier)) open.push(earlier);
    for (const earlier of after) found.add(earlier);
  }
  return [...found];
}

/** The user has done these quests before the test; nothing was given for them. */
export async function completeQuests(
  db: Pick<Database, 'insert'>,
  userId: number,
  questIds: readonly number[],
): Promise<void> {
  if (questIds.length === 0) return;
  const done = { userId, state: 'COMPLETED', completedAt: new Date(), rewardSeen: true } as const;
  await db
    .insert(userQuests)
    .values(questIds.map((questId) => ({ ...done, questId })))
    .onConflictDoNothing();
}
