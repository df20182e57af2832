import { and, eq } from 'drizzle-orm';
import { friendGifts } from '#server/db/tables/people/friends.ts';
import type { Deps } from '#server/domain/deps.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';

/** Whom the user has sent its gift of today. */
export async function giftedToday(input: {
  deps: Pick<Deps, 'db' | 'clock'>;
  userId: number;
}): Promise<ReadonlySet<number>> {
  const { deps, userId } = input;
  const rows = await deps.db
    .select({ receiverId: friendGifts.receiverId })
    .from(friendGifts)
    .where(and(eq(friendGifts.senderId, userId), eq(friendGifts.day, seoulDay(deps.clock.now()))));
  return new Set(rows.map(({ receiverId }) => receiverId));
}
