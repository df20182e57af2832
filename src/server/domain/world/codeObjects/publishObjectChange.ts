import { codeObjectById } from '#shared/content/codeObjects.ts';
import type { Transaction } from '#server/db/connect.ts';
import { friendsSince } from '#server/domain/people/friends/listFriends.ts';
import { emit } from '#server/domain/transaction.ts';

/** Notifies the user's other tabs, and friends if they may know, that another program drives an object. */
export async function publishObjectChange(change: {
  readonly tx: Transaction;
  readonly userId: number;
  readonly objectId: number;
  readonly isForFriends: boolean;
}): Promise<void> {
  const { tx, userId, objectId, isForFriends } = change;
  const object = codeObjectById(objectId);
  if (!object) return;
  const friends = isForFriends ? await friendsSince({ db: tx, userId }) : [];
  await emit(tx, {
    type: 'object.changed',
    userId,
    objectId,
    mapId: object.mapId,
    friendIds: friends.map((friend) => friend.userId),
  });
}
