import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { problems } from '#server/db/tables/learning/problems.ts';

/** A problem or stage of staff is shown nowhere from now on; what pupils handed in stays. */
export async function removePublished(tx: Transaction, problemId: number): Promise<void> {
  await tx
    .update(problems)
    .set({ removed: true })
    .where(and(eq(problems.id, problemId), eq(problems.seeded, false)));
}
