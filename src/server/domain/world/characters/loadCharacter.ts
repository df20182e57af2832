import { userSummaries, type UserSummary } from '#server/domain/people/accounts/userSummaries.ts';
import type { Deps } from '#server/domain/deps.ts';
import { readPosition, type Position } from './readPosition.ts';

/** A user's character in the world and its last position. */
export interface LoadedCharacter extends UserSummary, Position {}

/** Null for a user that does not exist (any more). */
export async function loadCharacter(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: number },
): Promise<LoadedCharacter | null> {
  const [users, position] = await Promise.all([
    userSummaries({ deps: { db }, userIds: [userId] }),
    readPosition({ db, userId }),
  ]);
  const user = users.get(userId);
  return user ? { ...user, ...position } : null;
}
