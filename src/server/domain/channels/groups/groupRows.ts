import { and, asc, count, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { ChannelGroup } from '#shared/contract/channels/groups.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channelGroupMembers, channelGroups } from '#server/db/tables/channels/groups.ts';
import type { InChannelAfter } from '#server/domain/channels/channels/memberRows.ts';
import { AppError } from '#server/platform/appError.ts';

type Connection = Database | Transaction;
type GroupRow = typeof channelGroups.$inferSelect;

/** SQL condition: a user is in a group. The array is read first, so that its members are looked up one by one. */
export const isInGroup = (groupId: number) => (userId: SQL) =>
  sql`${userId} = any(array(select ${channelGroupMembers.userId} from ${channelGroupMembers} where ${channelGroupMembers.groupId} = ${groupId}))`;

/** SQL condition: a user is not in a group. */
export const isOutsideGroup = (groupId: number) => (userId: SQL) =>
  sql`not exists (select from ${channelGroupMembers} where ${channelGroupMembers.groupId} = ${groupId} and ${channelGroupMembers.userId} = ${userId})`;

/** SQL condition: a user was put into a group of a channel later. */
export const hasJoinedGroup =
  ({ channelId, after }: InChannelAfter) =>
  (userId: SQL): SQL =>
    sql`${userId} = any(array(select ${channelGroupMembers.userId} from ${channelGroupMembers} where ${and(eq(channelGroupMembers.channelId, channelId), gt(channelGroupMembers.joinedAt, after))}))`;

/** Groups of a channel by name; with `userId` those that the user is in. */
export async function listGroups(
  db: Connection,
  { channelId, userId }: { readonly channelId: number; readonly userId?: number | undefined },
): Promise<ChannelGroup[]> {
  const own =
    userId === undefined
      ? undefined
      : inArray(
          channelGroups.id,
          db
            .select({ groupId: channelGroupMembers.groupId })
            .from(channelGroupMembers)
            .where(and(eq(channelGroupMembers.userId, userId), eq(channelGroupMembers.channelId, channelId))),
        );
  const rows = await db
    .select({ group: channelGroups, memberCount: memberCountOf })
    .from(channelGroups)
    .where(and(eq(channelGroups.channelId, channelId), own))
    .orderBy(asc(channelGroups.name), asc(channelGroups.id));
  return rows.map(({ group, memberCount }) => ({
    ...toGroup(group, memberCount),
    ...(userId !== undefined && { groupCode: null }),
  }));
}

const memberCountOf = sql<number>`(select count(*)::int from ${channelGroupMembers} where ${channelGroupMembers.groupId} = ${channelGroups.id})`;

export const toGroup = ({ id, name, colour, groupCode }: GroupRow, memberCount: number): ChannelGroup => ({
  channelGroupId: id,
  name,
  colour,
  groupCode,
  memberCount,
});

/** A group of that channel and no other. Throws CHANNEL_GROUP_NOT_FOUND. */
export async function findGroup(
  db: Connection,
  { channelId, groupId }: { readonly channelId: number; readonly groupId: number },
): Promise<GroupRow> {
  const [group] = await db
    .select()
    .from(channelGroups)
    .where(and(eq(channelGroups.id, groupId), eq(channelGroups.channelId, channelId)));
  if (!group) throw noGroup(`no group ${groupId} in channel ${channelId}`);
  return group;
}

export const noGroup = (log: string) => new AppError('CHANNEL_GROUP_NOT_FOUND', { log });

export async function countGroupMembers(db: Connection, groupId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(channelGroupMembers)
    .where(eq(channelGroupMembers.groupId, groupId));
  return row?.total ?? 0;
}

/** The groups of several members of a channel, by user id. */
export async function groupsOfMembers(
  db: Connection,
  { channelId, userIds }: { readonly channelId: number; readonly userIds: readonly number[] },
) {
  if (userIds.length === 0)
    return new Map<number, { channelGroupId: number; name: string; colour: string }[]>();
  const rows = await db
    .select({
      userId: channelGroupMembers.userId,
      group: {
        channelGroupId: channelGroups.id,
        name: channelGroups.name,
        colour: sql<string>`${channelGroups.colour}`,
      },
    })
    .from(channelGroupMembers)
    .innerJoin(channelGroups, eq(channelGroups.id, channelGroupMembers.groupId))
    .where(
      and(eq(channelGroupMembers.channelId, channelId), inArray(channelGroupMembers.userId, [...userIds])),
    )
    .orderBy(asc(channelGroups.name));
  return new Map(
    [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, list]) => [
      userId,
      list.map(({ group }) => group),
    ]),
  );
}

/** The times at which several members of a channel came into its groups. */
export function groupJoinsOf(
  db: Connection,
  { channelId, userIds }: { readonly channelId: number; readonly userIds: readonly number[] },
): Promise<{ userId: number; groupId: number; joinedAt: Date }[]> {
  const { userId, groupId, joinedAt } = channelGroupMembers;
  return db
    .select({ userId, groupId, joinedAt })
    .from(channelGroupMembers)
    .where(and(eq(channelGroupMembers.channelId, channelId), inArray(userId, [...userIds])));
}

/** Ids of everybody in a group. */
export async function groupMemberIds(db: Connection, groupId: number): Promise<number[]> {
  const rows = await db
    .select({ userId: channelGroupMembers.userId })
    .from(channelGroupMembers)
    .where(eq(channelGroupMembers.groupId, groupId));
  return rows.map(({ userId }) => userId);
}

/** Puts members into a group; answers those who were not in it. */
export async function addToGroup(
  tx: Transaction,
  {
    channelId,
    groupId,
    userIds,
    now,
  }: { channelId: number; groupId: number; userIds: readonly number[]; now: Date },
): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .insert(channelGroupMembers)
    .values(userIds.map((userId) => ({ channelId, groupId, userId, joinedAt: now })))
    .onConflictDoNothing()
    .returning({ userId: channelGroupMembers.userId });
  return rows.map(({ userId }) => userId);
}

/** Takes members out of all groups of a channel but one. */
export async function leaveOtherGroups(
  tx: Transaction,
  { channelId, groupId, userIds }: { channelId: number; groupId: number; userIds: readonly number[] },
): Promise<void> {
  await tx
    .delete(channelGroupMembers)
    .where(
      and(
        eq(channelGroupMembers.channelId, channelId),
        inArray(channelGroupMembers.userId, [...userIds]),
        sql`${channelGroupMembers.groupId} <> ${groupId}`,
      ),
    );
}

/** The groups that a user is in, of all channels. */
export function listJoinedGroups(db: Connection, userId: number) {
  return db
    .select({ channelGroupId: channelGroups.id, name: channelGroups.name })
    .from(channelGroupMembers)
    .innerJoin(channelGroups, eq(channelGroups.id, channelGroupMembers.groupId))
    .where(eq(channelGroupMembers.userId, userId))
    .orderBy(asc(channelGroups.id));
}

/** Maps names to the groups of the channel that have them. */
export async function groupIdsByName(
  db: Connection,
  { channelId, names }: { readonly channelId: number; readonly names: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .select({ id: channelGroups.id, name: channelGroups.name })
    .from(channelGroups)
    .where(and(eq(channelGroups.channelId, channelId), inArray(channelGroups.name, [...names])));
  return new Map(rows.map(({ id, name }) => [name, id]));
}
