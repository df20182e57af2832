import type { Transaction } from '#server/db/connect.ts';
import { documentReads } from '#server/db/tables/learning/documents.ts';

/**
 * Stores readers of documents; a document that somebody has opened already stays as it is. Used by the
 * demonstration class.
 */
export async function seedReads(
  tx: Transaction,
  rows: readonly (typeof documentReads.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(documentReads)
      .values([...rows])
      .onConflictDoNothing();
}
