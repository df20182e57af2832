import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { userSkills } from '#server/db/tables/world/skills.ts';

/** Level by skill id of what a user has learned. Whoever decides by it holds the wallet. */
export async function learnedLevels(query: {
  db: Database | Transaction;
  userId: number;
}): Promise<ReadonlyMap<number, number>> {
  const rows = await query.db
    .select({ skillId: userSkills.skillId, level: userSkills.level })
    .from(userSkills)
    .where(eq(userSkills.userId, query.userId));
  return new Map(rows.map(({ skillId, level }) => [skillId, level]));
}
