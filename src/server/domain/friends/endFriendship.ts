import { and, eq, or } from 'drizzle-orm';
import { friendships } from '#server/db/tables/friends.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '../deps.ts';

/** Ends a friendship or takes a request back. A refusal is not undone by it. Throws RESOURCE_NOT_FOUND. */
export async function endFriendship(input: {
  deps: Deps;
  userId: number;
  friendshipId: number;
}): Promise<void> {
  const { deps, userId, friendshipId } = input;
  const isMine = or(eq(friendships.lowUserId, userId), eq(friendships.highUserId, userId));
  const [gone] = await deps.db
    .delete(friendships)
    .where(
      and(
        eq(friendships.id, friendshipId),
        isMine,
        or(
          eq(friendships.state, 'ACCEPT'),
          and(eq(friendships.state, 'PENDING'), eq(friendships.requesterId, userId)),
        ),
      ),
    )
    .returning();
  if (!gone)
    throw new AppError('RESOURCE_NOT_FOUND', { log: `no friendship ${friendshipId} of user ${userId}` });
  for (const id of [gone.lowUserId, gone.highUserId])
    deps.events.emit('socialChanged', { userId: id, what: 'friends' });
}
