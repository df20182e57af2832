import { eq, sql } from 'drizzle-orm';
import { FIRST_MAP, mapById } from '#shared/content/maps/maps.ts';
import type { Character } from '#shared/contract/world.ts';
import { prepared } from '#server/db/prepared.ts';
import { users } from '#server/db/tables/accounts.ts';
import { characterPositions } from '#server/db/tables/world.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '../deps.ts';

const characterOf = prepared((db) =>
  db
    .select({ lookChosenAt: users.lookChosenAt, position: characterPositions })
    .from(users)
    .leftJoin(characterPositions, eq(characterPositions.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('character_of_user'),
);

/** Where the own character stands and whether it still has to choose a look. Throws MEMBER_NOT_FOUND. */
export async function getCharacter({ deps, userId }: { deps: Deps; userId: number }): Promise<Character> {
  const [row] = await characterOf(deps.db).execute({ userId });
  if (!row) throw new AppError('MEMBER_NOT_FOUND', { log: `no user ${userId}` });

  const needsLook = row.lookChosenAt === null;
  const { position } = row;
  if (!position || !mapById(position.mapId)) {
    return { mapId: FIRST_MAP.id, ...FIRST_MAP.spawn, facing: 1, needsLook };
  }
  const { mapId, x, y, facing } = position;
  return { mapId, x, y, facing: facing === -1 ? -1 : 1, needsLook };
}
