import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { userSkills } from '#server/db/tables/world/skills.ts';

/** Maps a skill id to the level that a user has learned. A caller that decides by it holds the wallet. */
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

/** SQL array: the ids of the skills that a user has learned. */
export const learnedSkillIds = (userId: number): SQL => sql`array(
  select skill_id from ${userSkills} where user_id = ${userId}::int)`;
