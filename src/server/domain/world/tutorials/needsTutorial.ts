import { and, eq } from 'drizzle-orm';
import type { TutorialPlace } from '#shared/contract/world/tutorials.ts';
import type { Database } from '#server/db/connect.ts';
import { userTutorials } from '#server/db/tables/world/tutorials.ts';

/** Whether it was neither done nor skipped yet. */
export async function needsTutorial(query: {
  readonly db: Database;
  readonly userId: number;
  readonly where: TutorialPlace;
}): Promise<boolean> {
  const { db, userId, where } = query;
  const rows = await db
    .select({ place: userTutorials.place })
    .from(userTutorials)
    .where(and(eq(userTutorials.userId, userId), eq(userTutorials.place, where)));
  return rows.length === 0;
}
