import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channelGroupMembers } from '#server/db/tables/channels/groups.ts';

/** Whether a user is in a group. Staff of the channel are in none by their role: check the role first. */
export async function isGroupMember(
  db: Database | Transaction,
  { groupId, userId }: { readonly groupId: number; readonly userId: number },
): Promise<boolean> {
  const rows = await db
    .select({ userId: channelGroupMembers.userId })
    .from(channelGroupMembers)
    .where(and(eq(channelGroupMembers.groupId, groupId), eq(channelGroupMembers.userId, userId)));
  return rows.length > 0;
}
