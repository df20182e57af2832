import { and, eq, inArray } from 'drizzle-orm';
import type { OpenHome } from '#shared/contract/world/home.ts';
import { homeGreetings, homes } from '#server/db/tables/world/home.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import type { Deps } from '#server/domain/deps.ts';
import { dressedUsers, friendsSince } from '#server/domain/people/friends/listFriends.ts';

/** Rooms of friends whose door is open, those not greeted today first, then by nickname. A block has ended a friendship. */
export async function listOpenHomes({
  deps,
  userId,
}: {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'appearances'>;
  readonly userId: number;
}): Promise<OpenHome[]> {
  const { db, clock } = deps;
  const friendIds = (await friendsSince({ db, userId })).map((friend) => friend.userId);
  if (friendIds.length === 0) return [];
  const [closed, greetings, friends] = await Promise.all([
    db
      .select({ userId: homes.userId })
      .from(homes)
      .where(and(inArray(homes.userId, friendIds), eq(homes.door, 'CLOSED'))),
    db
      .select({ userId: homeGreetings.homeUserId })
      .from(homeGreetings)
      .where(and(eq(homeGreetings.visitorId, userId), eq(homeGreetings.day, seoulDay(clock.now())))),
    dressedUsers({ deps, userIds: friendIds }),
  ]);
  const isClosed = new Set(closed.map((home) => home.userId));
  const isGreeted = new Set(greetings.map((home) => home.userId));
  return [...friends.values()]
    .filter((friend) => !isClosed.has(friend.userId))
    .map((friend) => ({ ...friend, greeted: isGreeted.has(friend.userId) }))
    .toSorted((a, b) => Number(a.greeted) - Number(b.greeted) || a.nickname.localeCompare(b.nickname, 'ko'));
}
