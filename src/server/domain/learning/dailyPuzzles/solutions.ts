import { and, asc, count, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { formOfShells, shellsToNextForm } from '#shared/content/companion.ts';
import {
  PUZZLE_FRIENDS_SHOWN,
  type PuzzleCompanion,
  type PuzzleFriend,
  type PuzzleWay,
} from '#shared/contract/learning/dailyPuzzles.ts';
import { minutesInSeoul } from '#shared/time/seoulTime.ts';
import { dailyPuzzleSolutions as solutions } from '#server/db/tables/learning/dailyPuzzles.ts';
import { dressedUsers, friendsSince } from '#server/domain/people/friends/listFriends.ts';
import type { UserCall, UserQuery } from '#server/domain/call.ts';

export async function countShells({ db, userId }: UserQuery): Promise<number> {
  const [row] = await db.select({ shells: count() }).from(solutions).where(eq(solutions.userId, userId));
  return row?.shells ?? 0;
}

/** The companion as all shells of a user have grown it. */
export async function readCompanion({ db, userId }: UserQuery): Promise<PuzzleCompanion> {
  const shellTotal = await countShells({ db, userId });
  return { shellTotal, form: formOfShells(shellTotal), shellsMissing: shellsToNextForm(shellTotal) };
}

/** Solved days from a day until before another. */
export async function solvedDays(
  query: UserQuery & { readonly from: string; readonly until: string },
): Promise<string[]> {
  const { db, userId, from, until } = query;
  const rows = await db
    .select({ day: solutions.day })
    .from(solutions)
    .where(and(eq(solutions.userId, userId), gte(solutions.day, from), lt(solutions.day, until)))
    .orderBy(asc(solutions.day));
  return rows.map(({ day }) => day);
}

/** How a user solved the puzzle of a day; null before. */
export async function solvedWay(query: UserQuery & { readonly day: string }): Promise<PuzzleWay | null> {
  const { db, userId, day } = query;
  const [row] = await db
    .select({ way: solutions.way })
    .from(solutions)
    .where(and(eq(solutions.userId, userId), eq(solutions.day, day)));
  return row?.way ?? null;
}

const [NOON, EVENING] = [12 * 60, 18 * 60] as const;

function partOfDay(at: Date): PuzzleFriend['partOfDay'] {
  const minutes = minutesInSeoul(at);
  if (minutes < NOON) return 'MORNING';
  return minutes < EVENING ? 'AFTERNOON' : 'EVENING';
}

/** Friends who have solved the puzzle of a day, the latest first: how, and never how fast. */
export async function friendsWhoSolved({
  deps,
  userId,
  day,
}: UserCall & { readonly day: string }): Promise<PuzzleFriend[]> {
  const friends = await friendsSince({ db: deps.db, userId });
  if (friends.length === 0) return [];
  const friendIds = friends.map((friend) => friend.userId);
  const rows = await deps.db
    .select()
    .from(solutions)
    .where(and(eq(solutions.day, day), inArray(solutions.userId, friendIds)))
    .orderBy(desc(solutions.solvedAt))
    .limit(PUZZLE_FRIENDS_SHOWN);
  const users = await dressedUsers({ deps, userIds: rows.map((row) => row.userId) });
  return rows.flatMap(({ userId: friendId, way, solvedAt }) => {
    const user = users.get(friendId);
    if (!user) return [];
    const { nickname, itemIdList } = user;
    return [{ userId: friendId, nickname, itemIdList, way, partOfDay: partOfDay(solvedAt) }];
  });
}
