import { and, asc, count, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';

const active = (channelId: number) =>
  and(eq(channelMembers.channelId, channelId), inArray(channelMembers.standing, ['STAFF', 'MEMBER']));

/** The number of members of a channel, counted up to `most`. */
export async function countMembers(
  db: Database | Transaction,
  { channelId, most }: { readonly channelId: number; readonly most: number },
): Promise<number> {
  const counted = db
    .select({ userId: channelMembers.userId })
    .from(channelMembers)
    .where(
      and(eq(channelMembers.channelId, channelId), sql`${channelMembers.standing} in ('STAFF', 'MEMBER')`),
    )
    // The order is that of an index, so the scan stops at the limit in a channel of any size.
    .orderBy(asc(channelMembers.nickname), asc(channelMembers.userId))
    .limit(most)
    .as('counted');
  const [row] = await db.select({ count: count() }).from(counted);
  return row?.count ?? 0;
}

/** The number of users who wait for admission. */
export async function countPending(db: Database, channelId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(channelMembers)
    .where(and(eq(channelMembers.channelId, channelId), eq(channelMembers.standing, 'PENDING')));
  return row?.count ?? 0;
}

/** The number of present members who came on each day in Seoul (`YYYY-MM-DD`) since a moment. */
export async function countJoined(
  db: Database,
  {
    channelId,
    since,
    but = 0,
  }: {
    readonly channelId: number;
    readonly since: Date;
    /** The user who looks and needs no news of its own action. */
    readonly but?: number;
  },
): Promise<ReadonlyMap<string, number>> {
  const day = sql<string>`to_char(${channelMembers.joinedAt} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, count: count() })
    .from(channelMembers)
    .where(and(active(channelId), gte(channelMembers.joinedAt, since), ne(channelMembers.userId, but)))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.count]));
}

/** The active members among some users, with their names in the channel. */
export async function namesInChannel(query: {
  readonly db: Database;
  readonly channelId: number;
  readonly userIds: readonly number[];
}): Promise<{ userId: number; nickname: string }[]> {
  const { db, channelId, userIds } = query;
  if (userIds.length === 0) return [];
  return db
    .select({ userId: channelMembers.userId, nickname: channelMembers.nickname })
    .from(channelMembers)
    .where(and(active(channelId), inArray(channelMembers.userId, [...userIds])));
}
