import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { openedGates } from '#server/db/tables/world/gates.ts';

/** Maps whose gate for two the user has opened on any day. */
export async function mapsOfOpenedGates(input: {
  tx: Transaction;
  userId: number;
}): Promise<ReadonlySet<number>> {
  const { tx, userId } = input;
  const rows = await tx
    .selectDistinct({ mapId: openedGates.mapId })
    .from(openedGates)
    .where(eq(openedGates.userId, userId));
  return new Set(rows.map(({ mapId }) => mapId));
}
