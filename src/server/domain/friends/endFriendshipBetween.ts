import type { Transaction } from '#server/db/connect.ts';
import { friendships } from '#server/db/tables/friends.ts';
import { isPair } from './pairOf.ts';

/** Whatever two users were to each other, they are no longer. */
export async function endFriendshipBetween(input: {
  tx: Transaction;
  userId: number;
  otherId: number;
}): Promise<void> {
  await input.tx.delete(friendships).where(isPair(input.userId, input.otherId));
}
