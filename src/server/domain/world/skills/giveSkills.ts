import type { Transaction } from '#server/db/connect.ts';
import { userSkills } from '#server/db/tables/world/skills.ts';
import { emit } from '#server/domain/transaction.ts';

/**
 * Teaches the first level of skills and returns the ids of the newly learned ones. Only the ledger calls it: the caller
 * holds the wallet and posts a row for each.
 */
export async function giveSkills(request: {
  readonly tx: Transaction;
  readonly userId: number;
  readonly skillIds: readonly number[];
}): Promise<ReadonlySet<number>> {
  const { tx, userId, skillIds } = request;
  if (skillIds.length === 0) return new Set();
  const rows = await tx
    .insert(userSkills)
    .values(skillIds.map((skillId) => ({ userId, skillId, level: 1 })))
    .onConflictDoNothing()
    .returning({ skillId: userSkills.skillId });
  for (const { skillId } of rows) await emit(tx, { type: 'skill.learned', userId, skillId, level: 1 });
  return new Set(rows.map(({ skillId }) => skillId));
}
