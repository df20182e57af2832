import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channelGroupMembers, channelGroups } from '#server/db/tables/channels/groups.ts';

/** SQL array: the ids of the groups of a channel that a user is in. */
export const ownGroupIds = ({
  channelId,
  userId,
}: {
  readonly channelId: number;
  readonly userId: number;
}): SQL =>
  sql`array(select ${channelGroupMembers.groupId} from ${channelGroupMembers} where ${channelGroupMembers.userId} = ${userId} and ${channelGroupMembers.channelId} = ${channelId})`;

/** Names of groups of a channel; missing ones are left out. */
export async function nameGroups(
  db: Database | Transaction,
  { channelId, groupIds }: { readonly channelId: number; readonly groupIds: readonly number[] },
) {
  if (groupIds.length === 0) return [];
  return db
    .select({
      channelGroupId: channelGroups.id,
      name: channelGroups.name,
      colour: channelGroups.colour,
    })
    .from(channelGroups)
    .where(and(eq(channelGroups.channelId, channelId), inArray(channelGroups.id, [...groupIds])))
    .orderBy(asc(channelGroups.name), asc(channelGroups.id));
}
