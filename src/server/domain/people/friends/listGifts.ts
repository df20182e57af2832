import { count, desc, eq } from 'drizzle-orm';
import { FRIENDS_PER_PAGE, type ReceivedGift } from '#shared/contract/people/friends.ts';
import { rowsBefore } from '#shared/contract/paging.ts';
import { friendGifts } from '#server/db/tables/people/friends.ts';
import type { Deps } from '#server/domain/deps.ts';
import { dressedUsers } from './listFriends.ts';

/** Gifts that the user has received, newest first. */
export async function listGifts(input: { deps: Deps; userId: number; page: number }) {
  const { deps, userId, page } = input;
  const isMine = eq(friendGifts.receiverId, userId);
  const [counted] = await deps.db.select({ total: count() }).from(friendGifts).where(isMine);
  const rows = await deps.db
    .select()
    .from(friendGifts)
    .where(isMine)
    .orderBy(desc(friendGifts.id))
    .limit(FRIENDS_PER_PAGE)
    .offset(rowsBefore({ page, first: 1, size: FRIENDS_PER_PAGE }));
  const senders = await dressedUsers({ deps, userIds: rows.map(({ senderId }) => senderId) });
  return {
    giftList: rows.flatMap(({ id: giftId, senderId, point, sentAt }): ReceivedGift[] => {
      const sender = senders.get(senderId);
      return sender ? [{ giftId, ...sender, point, at: sentAt.toISOString() }] : [];
    }),
    itemsPerPage: FRIENDS_PER_PAGE,
    total: counted?.total ?? 0,
    currentPage: page,
  };
}
