import { inArray } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { blockWorks } from '#server/db/tables/learning/blocks.ts';

/** The blocks on which each of several users has made something. */
export async function blocksBegunBy(
  db: Database,
  { userIds }: { readonly userIds: readonly number[] },
): Promise<{ userId: number; blockId: number }[]> {
  if (userIds.length === 0) return [];
  return db
    .select({ userId: blockWorks.userId, blockId: blockWorks.blockId })
    .from(blockWorks)
    .where(inArray(blockWorks.userId, [...userIds]));
}
