import { eq } from 'drizzle-orm';
import { users } from '#server/db/tables/people/accounts.ts';
import { characterPositions } from '#server/db/tables/world/characters.ts';
import { issueTokens } from '#server/domain/people/sessions/refreshSessions.ts';
import { savePositions, type SavedPosition } from '#server/domain/world/characters/savePositions.ts';
import type { WorldDeps } from '#server/rooms/WorldRoom.ts';

export interface Child {
  readonly userId: number;
  readonly nickname: string;
  readonly token: string;
}

let counter = 0;

/** An account straight in the database, standing at `at` or, without it, never seen before. */
export async function newChild(deps: WorldDeps, at?: Partial<Omit<SavedPosition, 'userId'>>): Promise<Child> {
  counter += 1;
  const nickname = `물고기${counter}`;
  const [row] = await deps.db
    .insert(users)
    .values({
      loginName: `fish${counter}`,
      nickname,
      nicknameKey: nickname,
      passwordHash: '-',
      birthDate: '2010-05-05',
    })
    .returning({ id: users.id });
  if (row === undefined) throw new Error('no account was made');
  const userId = row.id;
  if (at !== undefined) {
    await savePositions(deps, [{ userId, mapId: 1, x: 480, y: 944, facing: 1, ...at }]);
  }
  const { accessToken } = await issueTokens({ deps, db: deps.db, userId });
  return { userId, nickname, token: accessToken };
}

export async function savedPosition(deps: WorldDeps, { userId }: { userId: number }) {
  const [row] = await deps.db.select().from(characterPositions).where(eq(characterPositions.userId, userId));
  return row;
}
