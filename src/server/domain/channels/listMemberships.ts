import { asc, eq, sql } from 'drizzle-orm';
import type { ChannelMembership } from '#shared/contract/accounts.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { channelMembers, channels } from '#server/db/tables/channels.ts';

const membershipsOf = prepared((db) =>
  db
    .select({
      channelId: channels.id,
      channelName: channels.channelName,
      channelDomain: channels.channelDomain,
      nickname: channelMembers.nickname,
      introduction: channelMembers.introduction,
      roleList: channelMembers.roles,
    })
    .from(channelMembers)
    .innerJoin(channels, eq(channels.id, channelMembers.channelId))
    .where(eq(channelMembers.userId, sql.placeholder('userId')))
    .orderBy(asc(channelMembers.joinedAt), asc(channels.id))
    .prepare('memberships_of_user'),
);

/** Every channel a user belongs to or has asked to join, the oldest membership first. */
export function listMemberships(input: {
  db: Database | Transaction;
  userId: number;
}): Promise<ChannelMembership[]> {
  return membershipsOf(input.db).execute({ userId: input.userId });
}
