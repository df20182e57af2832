import { asc, eq, and } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { channelMembers, channels } from '#server/db/tables/channels.ts';
import { isActiveMember } from './isActiveMember.ts';

/** The channel that a public profile names: the first joined one that anybody may know of. */
export async function shownMembership(input: {
  db: Database;
  userId: number;
}): Promise<{ channelId: number; channelName: string } | null> {
  const rows = await input.db
    .select({ channelId: channels.id, channelName: channels.channelName, roles: channelMembers.roles })
    .from(channelMembers)
    .innerJoin(channels, eq(channels.id, channelMembers.channelId))
    .where(and(eq(channelMembers.userId, input.userId), eq(channels.dolphinVisibleState, 'VISIBLE')))
    .orderBy(asc(channelMembers.joinedAt), asc(channels.id));
  const shown = rows.find((row) => isActiveMember(row.roles));
  return shown ? { channelId: shown.channelId, channelName: shown.channelName } : null;
}
