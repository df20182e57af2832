import { inArray } from 'drizzle-orm';
import { characterPositions } from '#server/db/tables/world/characters.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import type { Sighting } from '#server/domain/people/accounts/appearances.ts';

/** The last place and time of characters by user id. A user that never entered the world is left out. */
export async function lastSeen(query: {
  db: Database | Transaction;
  userIds: readonly number[];
}): Promise<ReadonlyMap<number, Sighting>> {
  if (query.userIds.length === 0) return new Map();
  const { userId, mapId, updatedAt } = characterPositions;
  const rows = await query.db
    .select({ userId, mapId, at: updatedAt })
    .from(characterPositions)
    .where(inArray(characterPositions.userId, [...query.userIds]));
  return new Map(rows.map((row) => [row.userId, { mapId: row.mapId, at: row.at }]));
}
