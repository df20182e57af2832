import { and, count, eq, inArray } from 'drizzle-orm';
import { MOST_TAGS, type ChannelTag } from '#shared/contract/channels/tags.ts';
import type { Transaction } from '#server/db/connect.ts';
import { channelMemberTags, channelTags } from '#server/db/tables/channels/tags.ts';
import { violatedConstraint } from '#server/db/violatedConstraint.ts';
import type { CallerChannel, ChannelCall } from '#server/domain/call.ts';
import { writeAudit } from '#server/domain/channels/audit/writeAudit.ts';
import { readActiveMembers } from '#server/domain/channels/channels/assertMembers.ts';
import { lockChannel } from '#server/domain/channels/channels/memberRows.ts';
import { findGroup, groupMemberIds } from '#server/domain/channels/groups/groupRows.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { giveTag, listTags } from './tagRows.ts';
import { tagTexts } from './texts.ts';

type OfTag = ChannelCall & { readonly tagId: number };

/** Throws DOLPHIN_DUPLICATE_RESOURCE, CHANNEL_LIST_FULL. */
export async function createTag({
  deps,
  userId,
  channel: { channelId },
  tag,
}: ChannelCall & { readonly tag: string }): Promise<ChannelTag> {
  return refuseTaken(
    transaction(deps, async (tx) => {
      await lockChannel(tx, channelId);
      const [known] = await tx
        .select({ total: count() })
        .from(channelTags)
        .where(eq(channelTags.channelId, channelId));
      if ((known?.total ?? 0) >= MOST_TAGS)
        throw new AppError('CHANNEL_LIST_FULL', { log: `channel ${channelId} has ${MOST_TAGS} tags` });
      const [row] = await tx.insert(channelTags).values({ channelId, tag }).returning({ id: channelTags.id });
      if (!row) throw new Error('createTag: the insert returned no row');
      const detail = { tagId: row.id, tag };
      await writeAudit(tx, { channelId, actorId: userId, action: 'TAG_CREATE', targetUserId: 0, detail });
      return { tagId: row.id, tag, memberCount: 0 };
    }),
  );
}

/** Throws RESOURCE_NOT_FOUND, DOLPHIN_DUPLICATE_RESOURCE. */
export async function saveTag({
  deps,
  userId,
  channel: { channelId },
  tagId,
  tag,
}: OfTag & { readonly tag: string }): Promise<ChannelTag> {
  return refuseTaken(
    transaction(deps, async (tx) => {
      const before = await findTag(tx, { channelId, tagId });
      await tx.update(channelTags).set({ tag }).where(eq(channelTags.id, tagId));
      const detail = { tagId, tag, before: before.tag };
      await writeAudit(tx, { channelId, actorId: userId, action: 'TAG_SAVE', targetUserId: 0, detail });
      return { ...before, tag };
    }),
  );
}

/** Throws RESOURCE_NOT_FOUND. */
export async function removeTag({ deps, userId, channel: { channelId }, tagId }: OfTag): Promise<void> {
  await transaction(deps, async (tx) => {
    const { tag } = await findTag(tx, { channelId, tagId });
    await tx.delete(channelTags).where(eq(channelTags.id, tagId));
    const detail = { tagId, tag };
    await writeAudit(tx, { channelId, actorId: userId, action: 'TAG_REMOVE', targetUserId: 0, detail });
  });
}

/** The users that a tag is given to or taken from: members, or all of a group. */
type Wearers = { readonly memberIds: readonly number[] } | { readonly groupId: number };
export type TagMembers = OfTag & { readonly wearers: Wearers };

/**
 * Answers the members who did not wear it. Throws RESOURCE_NOT_FOUND, CHANNEL_GROUP_NOT_FOUND,
 * CHANNEL_MEMBER_NOT_FOUND.
 */
export async function tagMembers({ deps, userId, channel, tagId, wearers }: TagMembers): Promise<number[]> {
  const { channelId } = channel;
  return transaction(deps, async (tx) => {
    const { tag } = await findTag(tx, { channelId, tagId });
    const userIds = await wearerIds(tx, channel, wearers);
    const tagged = await giveTag(tx, { channelId, tagId, userIds, now: deps.clock.now() });
    const detail = { tagId, tag };
    await writeAudit(tx, { channelId, actorId: userId, action: 'TAG_GIVE', targetUserId: tagged, detail });
    return tagged;
  });
}

/** Answers the members who wore it. Throws as `tagMembers`. */
export async function untagMembers({ deps, userId, channel, tagId, wearers }: TagMembers): Promise<number[]> {
  const { channelId } = channel;
  return transaction(deps, async (tx) => {
    const { tag } = await findTag(tx, { channelId, tagId });
    const userIds = await wearerIds(tx, channel, wearers);
    const rows =
      userIds.length === 0
        ? []
        : await tx
            .delete(channelMemberTags)
            .where(and(eq(channelMemberTags.tagId, tagId), inArray(channelMemberTags.userId, userIds)))
            .returning({ userId: channelMemberTags.userId });
    const targetUserId = rows.map((row) => row.userId);
    const detail = { tagId, tag };
    await writeAudit(tx, { channelId, actorId: userId, action: 'TAG_TAKE', targetUserId, detail });
    return targetUserId;
  });
}

async function wearerIds(tx: Transaction, channel: CallerChannel, wearers: Wearers): Promise<number[]> {
  if ('memberIds' in wearers) {
    const rows = await readActiveMembers(tx, { channel, memberIds: wearers.memberIds });
    return rows.map(({ userId }) => userId);
  }
  const { groupId } = wearers;
  await findGroup(tx, { channelId: channel.channelId, groupId });
  return groupMemberIds(tx, groupId);
}

async function findTag(
  tx: Transaction,
  { channelId, tagId }: { readonly channelId: number; readonly tagId: number },
): Promise<ChannelTag> {
  const [tag] = await listTags(tx, { channelId, tagId });
  if (!tag) throw new AppError('RESOURCE_NOT_FOUND', { log: `no tag ${tagId} in channel ${channelId}` });
  return tag;
}

async function refuseTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (violatedConstraint(error) !== 'channel_tags_tag_key') throw error;
    throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', {
      message: tagTexts.taken,
      fieldErrors: [{ field: 'tag', message: tagTexts.taken }],
      cause: error,
      log: 'the tag is taken',
    });
  }
}
