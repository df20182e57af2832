import { and, count, desc, eq, ne, or, type SQL } from 'drizzle-orm';
import { FRIENDS_PER_PAGE, MOST_FRIENDS, type Friend, type LobbyMember } from '#shared/contract/friends.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { friendships } from '#server/db/tables/friends.ts';
import { briefUsers } from '../accounts/briefUsers.ts';
import type { Deps } from '../deps.ts';

interface Page {
  readonly deps: Deps;
  readonly userId: number;
  /** From 1. */
  readonly page: number;
}

interface FriendPage {
  friendList: Friend[];
  itemsPerPage: number;
  total: number;
  currentPage: number;
}

const isOf = (userId: number) => or(eq(friendships.lowUserId, userId), eq(friendships.highUserId, userId));

/** Friends, those made last first. */
export const listFriends = (page: Page): Promise<FriendPage> =>
  listPage(page, and(isOf(page.userId), eq(friendships.state, 'ACCEPT')));

/** Requests of others that wait for an answer, the last one first. */
export const listReceived = (page: Page): Promise<FriendPage> =>
  listPage(
    page,
    and(isOf(page.userId), eq(friendships.state, 'PENDING'), ne(friendships.requesterId, page.userId)),
  );

/** All friends with the map they are on; those in the world first, then by nickname. */
export async function listLobbyMembers({ deps, userId }: Omit<Page, 'page'>): Promise<LobbyMember[]> {
  const rows = await deps.db
    .select()
    .from(friendships)
    .where(and(isOf(userId), eq(friendships.state, 'ACCEPT')))
    .limit(MOST_FRIENDS);
  const friends = await briefUsers({ deps, userIds: rows.map((row) => otherOf(row, userId)) });
  return rows
    .flatMap((row) => {
      const friend = friends.get(otherOf(row, userId));
      if (!friend) return [];
      const mapId = deps.presence.mapOf(friend.userId);
      const mapName = mapId === null ? null : (mapById(mapId)?.name ?? null);
      return [{ friendshipId: row.id, ...friend, online: mapId !== null, mapId, mapName }];
    })
    .toSorted((a, b) => Number(b.online) - Number(a.online) || a.nickname.localeCompare(b.nickname, 'ko'));
}

async function listPage({ deps, userId, page }: Page, wanted: SQL | undefined): Promise<FriendPage> {
  const [counted] = await deps.db.select({ total: count() }).from(friendships).where(wanted);
  const rows = await deps.db
    .select()
    .from(friendships)
    .where(wanted)
    .orderBy(desc(friendships.id))
    .limit(FRIENDS_PER_PAGE)
    .offset((page - 1) * FRIENDS_PER_PAGE);
  const others = await briefUsers({ deps, userIds: rows.map((row) => otherOf(row, userId)) });
  return {
    friendList: rows.flatMap((row) => {
      const other = others.get(otherOf(row, userId));
      const since = (row.answeredAt ?? row.requestedAt).toISOString();
      return other ? [{ friendshipId: row.id, ...other, since }] : [];
    }),
    itemsPerPage: FRIENDS_PER_PAGE,
    total: counted?.total ?? 0,
    currentPage: page,
  };
}

const otherOf = (row: { lowUserId: number; highUserId: number }, userId: number) =>
  row.lowUserId === userId ? row.highUserId : row.lowUserId;
