import { eq } from 'drizzle-orm';
import { FIRST_MAP, mapById } from '#shared/content/maps/maps.ts';
import { experienceOf } from '#shared/content/levels.ts';
import { users } from '#server/db/tables/accounts.ts';
import { wallets } from '#server/db/tables/ledger.ts';
import { characterPositions } from '#server/db/tables/world.ts';
import type { Deps } from '../deps.ts';

/** Who somebody is in the world and where it was last seen; x and y are the feet in map pixels. */
export interface LoadedCharacter {
  readonly userId: number;
  readonly nickname: string;
  readonly level: number;
  readonly mapId: number;
  readonly x: number;
  readonly y: number;
  readonly facing: 1 | -1;
}

/** Null for a user that does not exist (any more). Whoever was never seen, or on a map that is gone, begins anew. */
export async function loadCharacter(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: number },
): Promise<LoadedCharacter | null> {
  const [row] = await db
    .select({
      nickname: users.nickname,
      exp: wallets.exp,
      mapId: characterPositions.mapId,
      x: characterPositions.x,
      y: characterPositions.y,
      facing: characterPositions.facing,
    })
    .from(users)
    .leftJoin(characterPositions, eq(characterPositions.userId, users.id))
    .leftJoin(wallets, eq(wallets.userId, users.id))
    .where(eq(users.id, userId));
  if (row === undefined) return null;

  const { nickname, exp, mapId, x, y, facing } = row;
  const { level } = experienceOf(exp ?? 0);
  if (mapId === null || x === null || y === null || mapById(mapId) === undefined) {
    return { userId, nickname, level, mapId: FIRST_MAP.id, ...FIRST_MAP.spawn, facing: 1 };
  }
  return { userId, nickname, level, mapId, x, y, facing: facing === -1 ? -1 : 1 };
}
