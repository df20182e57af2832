import { eq, sql, type SQL } from 'drizzle-orm';
import { FIRST_MAP, mapById } from '#shared/content/maps/maps.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { characterPositions } from '#server/db/tables/world/characters.ts';

/** x and y are the feet in map pixels. */
export interface Position {
  readonly mapId: number;
  readonly x: number;
  readonly y: number;
  readonly facing: 1 | -1;
}

const positionOf = prepared((db) =>
  db
    .select()
    .from(characterPositions)
    .where(eq(characterPositions.userId, sql.placeholder('userId')))
    .prepare('position_of_user'),
);

/** The last position of a character. A new character, or one on a removed map, begins at the start. */
export async function readPosition(query: { db: Database | Transaction; userId: number }): Promise<Position> {
  const [row] = await positionOf(query.db).execute({ userId: query.userId });
  if (!row || !mapById(row.mapId)) return { mapId: FIRST_MAP.id, ...FIRST_MAP.spawn, facing: 1 };
  const { mapId, x, y, facing } = row;
  return { mapId, x, y, facing: facing === -1 ? -1 : 1 };
}

/** SQL condition: a user has ever been in the world; asked row by row, never joined. */
export const hasEnteredWorld = (userId: SQL): SQL =>
  sql`coalesce((select true from ${characterPositions} where ${characterPositions.userId} = ${userId}), false)`;
