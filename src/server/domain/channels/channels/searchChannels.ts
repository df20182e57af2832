import { and, count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { rowsBefore } from '#shared/contract/paging.ts';
import type { Database } from '#server/db/connect.ts';
import { channelMembers, channels } from '#server/db/tables/channels/channels.ts';

/**
 * One page of all channels, closed and hidden ones too, the newest first. Only administrators of the service may read it. An
 * empty text finds all of them.
 */
export async function searchChannels(
  db: Database,
  { query, page, size }: { readonly query: string; readonly page: number; readonly size: number },
) {
  const pattern = `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const wanted =
    query === ''
      ? undefined
      : or(ilike(channels.channelName, pattern), ilike(channels.channelDomain, pattern));
  const [totalCount, rows] = await Promise.all([
    db.$count(channels, wanted),
    db
      .select({
        channelId: channels.id,
        channelName: channels.channelName,
        channelDomain: channels.channelDomain,
        visibleState: channels.dolphinVisibleState,
        createdAt: channels.createdAt,
        closedAt: channels.closedAt,
      })
      .from(channels)
      .where(wanted)
      .orderBy(desc(channels.id))
      .limit(size)
      .offset(rowsBefore({ page, first: 1, size })),
  ]);
  const members = await membersOf(
    db,
    rows.map(({ channelId }) => channelId),
  );
  return { totalCount, rows: rows.map((row) => ({ ...row, ...members(row.channelId) })) };
}

/** Counts and owners by channel. */
async function membersOf(db: Database, channelIds: readonly number[]) {
  const within = inArray(channelMembers.channelId, [...channelIds]);
  const [counts, owners] =
    channelIds.length === 0
      ? [[], []]
      : await Promise.all([
          db
            .select({ channelId: channelMembers.channelId, memberCount: count() })
            .from(channelMembers)
            .where(and(within, sql`${channelMembers.standing} in ('STAFF', 'MEMBER')`))
            .groupBy(channelMembers.channelId),
          db
            .select({
              channelId: channelMembers.channelId,
              userId: channelMembers.userId,
              nickname: channelMembers.nickname,
            })
            .from(channelMembers)
            .where(
              and(
                within,
                eq(channelMembers.standing, 'STAFF'),
                sql`${channelMembers.roles} && '{ROLE_CHANNEL_MASTER}'::text[]`,
              ),
            ),
        ]);
  return (channelId: number) => ({
    memberCount: counts.find((one) => one.channelId === channelId)?.memberCount ?? 0,
    ownerList: owners
      .filter((one) => one.channelId === channelId)
      .map(({ userId, nickname }) => ({ userId, nickname })),
  });
}
