import type { Transaction } from '#server/db/connect.ts';
import { codeComments } from '#server/db/tables/learning/codeComments.ts';

/** Adds comments of a teacher on lines of code, for the demonstration class. */
export async function seedComments(
  tx: Transaction,
  rows: readonly Omit<typeof codeComments.$inferInsert, 'isAnswer'>[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(codeComments).values(rows.map((row) => ({ ...row, isAnswer: false })));
}
