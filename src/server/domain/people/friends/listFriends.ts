import { and, count, desc, eq, ne, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import {
  FRIENDS_PER_PAGE,
  MOST_FRIENDS,
  type Friend,
  type LobbyMember,
} from '#shared/contract/people/friends.ts';
import { rowsBefore } from '#shared/contract/paging.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { activityOf } from '#server/domain/people/presence/Presence.ts';
import { prepared } from '#server/db/prepared.ts';
import { friendships, friendGifts } from '#server/db/tables/people/friends.ts';
import { userSummaries, type UserSummary } from '#server/domain/people/accounts/userSummaries.ts';
import type { Deps } from '#server/domain/deps.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import type { UserCall } from '#server/domain/call.ts';

/** The friends that the user has sent today's gift to. */
async function giftedToday(input: {
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

interface Page extends UserCall {
  /** Pages are numbered from 1. */
  readonly page: number;
}

interface FriendPage {
  friendList: Friend[];
  itemsPerPage: number;
  total: number;
  currentPage: number;
}

const isOf = (userId: number | Placeholder) =>
  or(eq(friendships.lowUserId, userId), eq(friendships.highUserId, userId));

/** The statements of a paged list: the total, and the rows of one page. */
const pagedList = (name: string, wanted: SQL | undefined) => ({
  counted: prepared((db) =>
    db.select({ total: count() }).from(friendships).where(wanted).prepare(`count_${name}`),
  ),
  rowsOf: prepared((db) =>
    db
      .select()
      .from(friendships)
      .where(wanted)
      .orderBy(
        desc(sql`coalesce(${friendships.answeredAt}, ${friendships.requestedAt})`),
        desc(friendships.id),
      )
      .limit(FRIENDS_PER_PAGE)
      .offset(sql.placeholder('offset'))
      .prepare(`page_of_${name}`),
  ),
});
type PagedList = ReturnType<typeof pagedList>;

const caller = sql.placeholder('userId');
const FRIENDS = pagedList('friends', and(isOf(caller), eq(friendships.state, 'ACCEPT')));
const RECEIVED = pagedList(
  'friend_requests',
  and(isOf(caller), eq(friendships.state, 'PENDING'), ne(friendships.requesterId, caller)),
);

/** Friends, those made last first. */
export const listFriends = (page: Page): Promise<FriendPage> => listPage(page, FRIENDS);

/** Requests of others that wait for an answer, the last one first. */
export const listReceived = (page: Page): Promise<FriendPage> => listPage(page, RECEIVED);

/** All friends with the map they are on; those in the world first, then by nickname. */
export async function listLobbyMembers({ deps, userId }: Omit<Page, 'page'>): Promise<LobbyMember[]> {
  const rows = await deps.db
    .select()
    .from(friendships)
    .where(and(isOf(userId), eq(friendships.state, 'ACCEPT')))
    .limit(MOST_FRIENDS);
  const userIds = rows.map((row) => otherOf(row, userId));
  const [friends, seen, gifted, whereabouts] = await Promise.all([
    dressedUsers({ deps, userIds }),
    deps.appearances.lastSeen({ db: deps.db, userIds }),
    giftedToday({ deps, userId }),
    deps.presence.whereabouts(userIds),
  ]);
  return rows
    .flatMap((row) => {
      const friend = friends.get(otherOf(row, userId));
      if (!friend) return [];
      const now = whereabouts.get(friend.userId);
      const mapId = now?.mapId ?? null;
      const last = seen.get(friend.userId);
      return [
        {
          friendshipId: row.id,
          ...friend,
          online: mapId !== null,
          mapId,
          mapName: nameOfMap(mapId),
          lastMapId: mapId ?? last?.mapId ?? null,
          lastSeenAt: last?.at.toISOString() ?? null,
          activity: activityOf(now),
          giftSent: gifted.has(friend.userId),
        },
      ];
    })
    .toSorted((a, b) => Number(b.online) - Number(a.online) || a.nickname.localeCompare(b.nickname, 'ko'));
}

const nameOfMap = (mapId: number | null) => (mapId === null ? null : (mapById(mapId)?.name ?? null));

/** Users with their worn items. */
export async function dressedUsers(query: {
  deps: Pick<Deps, 'db' | 'appearances'>;
  userIds: readonly number[];
}): Promise<ReadonlyMap<number, UserSummary & { readonly itemIdList: number[] }>> {
  const { deps, userIds } = query;
  const [users, worn] = await Promise.all([
    userSummaries({ deps, userIds }),
    deps.appearances.wornItemIds({ db: deps.db, userIds }),
  ]);
  return new Map(
    [...users].map(([userId, user]) => [userId, { ...user, itemIdList: [...(worn.get(userId) ?? [])] }]),
  );
}

async function listPage({ deps, userId, page }: Page, { counted, rowsOf }: PagedList): Promise<FriendPage> {
  const offset = rowsBefore({ page, first: 1, size: FRIENDS_PER_PAGE });
  const [[total], rows] = await Promise.all([
    counted(deps.db).execute({ userId }),
    rowsOf(deps.db).execute({ userId, offset }),
  ]);
  const others = await dressedUsers({ deps, userIds: rows.map((row) => otherOf(row, userId)) });
  return {
    friendList: rows.flatMap((row) => {
      const other = others.get(otherOf(row, userId));
      const since = (row.answeredAt ?? row.requestedAt).toISOString();
      return other ? [{ friendshipId: row.id, ...other, since }] : [];
    }),
    itemsPerPage: FRIENDS_PER_PAGE,
    total: total?.total ?? 0,
    currentPage: page,
  };
}

const otherOf = (row: { lowUserId: number; highUserId: number }, userId: number) =>
  row.lowUserId === userId ? row.highUserId : row.lowUserId;

/** All friends with the start of the friendship; the latest first. One statement. */
export async function friendsSince({
  db,
  userId,
}: {
  readonly db: Database | Transaction;
  readonly userId: number;
}): Promise<{ userId: number; since: Date }[]> {
  const rows = await db
    .select()
    .from(friendships)
    .where(and(isOf(userId), eq(friendships.state, 'ACCEPT')))
    .orderBy(desc(friendships.id))
    .limit(MOST_FRIENDS);
  return rows.map((row) => ({ userId: otherOf(row, userId), since: row.answeredAt ?? row.requestedAt }));
}
