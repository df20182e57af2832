import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { userObjectStates } from '#server/db/tables/world/quests.ts';

const changedBy = prepared((db) =>
  db
    .select({ objectId: userObjectStates.objectId })
    .from(userObjectStates)
    .where(eq(userObjectStates.userId, sql.placeholder('userId')))
    .orderBy(userObjectStates.objectId)
    .prepare('changed_objects'),
);

/** Objects of the world that quests have changed for a user. */
export async function listChangedObjects({
  db,
  userId,
}: {
  db: Database;
  userId: number;
}): Promise<number[]> {
  return (await changedBy(db).execute({ userId })).map(({ objectId }) => objectId);
}
