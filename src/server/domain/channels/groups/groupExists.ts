import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channelGroups } from '#server/db/tables/channels/groups.ts';

/** Whether a group is one of the channel. */
export async function groupExists(
  db: Database | Transaction,
  { channelId, groupId }: { readonly channelId: number; readonly groupId: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: channelGroups.id })
    .from(channelGroups)
    .where(and(eq(channelGroups.id, groupId), eq(channelGroups.channelId, channelId)));
  return rows.length > 0;
}
