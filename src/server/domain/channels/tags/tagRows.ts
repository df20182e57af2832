import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { ChannelTag } from '#shared/contract/channels/tags.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channelMemberTags, channelTags } from '#server/db/tables/channels/tags.ts';
import type { InChannelAfter } from '#server/domain/channels/channels/memberRows.ts';

type Connection = Database | Transaction;

/** SQL condition: a user wears a tag. */
export const wearsTag = (tagId: number) => (userId: SQL) =>
  sql`${userId} = any(array(select ${channelMemberTags.userId} from ${channelMemberTags} where ${channelMemberTags.tagId} = ${tagId}))`;

/** SQL condition: a user was given a tag of a channel later. */
export const wasTagged =
  ({ channelId, after }: InChannelAfter) =>
  (userId: SQL): SQL =>
    sql`${userId} = any(array(select ${channelMemberTags.userId} from ${channelMemberTags} where ${and(eq(channelMemberTags.channelId, channelId), gt(channelMemberTags.taggedAt, after))}))`;

const memberCountOf = sql<number>`(select count(*)::int from ${channelMemberTags} where ${channelMemberTags.tagId} = ${channelTags.id})`;

/** Tags of a channel by name, or a single one. */
export async function listTags(
  db: Connection,
  { channelId, tagId }: { readonly channelId: number; readonly tagId?: number },
): Promise<ChannelTag[]> {
  return db
    .select({ tagId: channelTags.id, tag: channelTags.tag, memberCount: memberCountOf })
    .from(channelTags)
    .where(
      and(eq(channelTags.channelId, channelId), tagId === undefined ? undefined : eq(channelTags.id, tagId)),
    )
    .orderBy(asc(channelTags.tag));
}

/** The tags of several members of a channel, by user id. */
export async function tagsOfMembers(
  db: Connection,
  { channelId, userIds }: { readonly channelId: number; readonly userIds: readonly number[] },
): Promise<ReadonlyMap<number, { tagId: number; tag: string }[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({
      userId: channelMemberTags.userId,
      tag: { tagId: channelTags.id, tag: channelTags.tag },
    })
    .from(channelMemberTags)
    .innerJoin(channelTags, eq(channelTags.id, channelMemberTags.tagId))
    .where(and(eq(channelMemberTags.channelId, channelId), inArray(channelMemberTags.userId, [...userIds])))
    .orderBy(asc(channelTags.tag));
  return new Map(
    [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, list]) => [
      userId,
      list.map(({ tag }) => tag),
    ]),
  );
}

/** The times at which several members of a channel were given its tags. */
export function tagGiftsOf(
  db: Connection,
  { channelId, userIds }: { readonly channelId: number; readonly userIds: readonly number[] },
): Promise<{ userId: number; tagId: number; taggedAt: Date }[]> {
  const { userId, tagId, taggedAt } = channelMemberTags;
  return db
    .select({ userId, tagId, taggedAt })
    .from(channelMemberTags)
    .where(and(eq(channelMemberTags.channelId, channelId), inArray(userId, [...userIds])));
}

/** Gives a tag; answers the members who did not wear it. */
export async function giveTag(
  tx: Transaction,
  {
    channelId,
    tagId,
    userIds,
    now,
  }: { channelId: number; tagId: number; userIds: readonly number[]; now: Date },
): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .insert(channelMemberTags)
    .values(userIds.map((userId) => ({ channelId, tagId, userId, taggedAt: now })))
    .onConflictDoNothing()
    .returning({ userId: channelMemberTags.userId });
  return rows.map(({ userId }) => userId);
}

/** Maps names to the tags of the channel that have them. */
export async function tagIdsByName(
  db: Connection,
  { channelId, tags }: { readonly channelId: number; readonly tags: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  if (tags.length === 0) return new Map();
  const rows = await db
    .select({ id: channelTags.id, tag: channelTags.tag })
    .from(channelTags)
    .where(and(eq(channelTags.channelId, channelId), inArray(channelTags.tag, [...tags])));
  return new Map(rows.map(({ id, tag }) => [tag, id]));
}
