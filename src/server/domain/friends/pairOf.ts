import { and, eq, type SQL } from 'drizzle-orm';
import { friendships } from '#server/db/tables/friends.ts';

/** The two users of a friendship in the order of the table. */
export const pairOf = (one: number, other: number) => ({
  lowUserId: Math.min(one, other),
  highUserId: Math.max(one, other),
});

export function isPair(one: number, other: number): SQL | undefined {
  const { lowUserId, highUserId } = pairOf(one, other);
  return and(eq(friendships.lowUserId, lowUserId), eq(friendships.highUserId, highUserId));
}
