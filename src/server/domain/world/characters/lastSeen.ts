import { inArray } from 'drizzle-orm';
import { characterPositions } from '#server/db/tables/world/characters.ts';
import type { Deps } from '#server/domain/deps.ts';

export interface Sighting {
  readonly mapId: number;
  readonly at: Date;
}

/** Where and when characters were last seen in the world, by user; whoever never entered is left out. */
export async function lastSeen(query: {
  deps: Pick<Deps, 'db'>;
  userIds: readonly number[];
}): Promise<ReadonlyMap<number, Sighting>> {
  if (query.userIds.length === 0) return new Map();
  const { userId, mapId, updatedAt } = characterPositions;
  const rows = await query.deps.db
    .select({ userId, mapId, at: updatedAt })
    .from(characterPositions)
    .where(inArray(characterPositions.userId, [...query.userIds]));
  return new Map(rows.map((row) => [row.userId, { mapId: row.mapId, at: row.at }]));
}
