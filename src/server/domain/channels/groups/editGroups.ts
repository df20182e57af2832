import { and, count, eq } from 'drizzle-orm';
import { MOST_GROUPS, type ChannelGroup, type GroupBody } from '#shared/contract/channels/groups.ts';
import { channelGroupMembers, channelGroups } from '#server/db/tables/channels/groups.ts';
import { violatedConstraint } from '#server/db/violatedConstraint.ts';
import type { CallerChannel, ChannelCall } from '#server/domain/call.ts';
import { writeAudit } from '#server/domain/channels/audit/writeAudit.ts';
import { readActiveMembers } from '#server/domain/channels/channels/assertMembers.ts';
import { lockChannel } from '#server/domain/channels/channels/memberRows.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { addToGroup, countGroupMembers, findGroup, leaveOtherGroups, noGroup, toGroup } from './groupRows.ts';
import { groupTexts } from './texts.ts';

type OfGroup = ChannelCall & { readonly groupId: number };

/** Throws DOLPHIN_DUPLICATE_RESOURCE, CHANNEL_LIST_FULL. */
export async function createGroup({
  deps,
  userId,
  channel,
  ...body
}: ChannelCall & GroupBody): Promise<ChannelGroup> {
  const { channelId } = channel;
  return refuseTaken(
    transaction(deps, async (tx) => {
      await lockChannel(tx, channelId);
      const [known] = await tx
        .select({ total: count() })
        .from(channelGroups)
        .where(eq(channelGroups.channelId, channelId));
      if ((known?.total ?? 0) >= MOST_GROUPS)
        throw new AppError('CHANNEL_LIST_FULL', { log: `channel ${channelId} has ${MOST_GROUPS} groups` });
      const [group] = await tx
        .insert(channelGroups)
        .values({ channelId, ...body })
        .returning();
      if (!group) throw new Error('createGroup: the insert returned no row');
      const detail = { groupId: group.id, name: group.name };
      await writeAudit(tx, { channelId, actorId: userId, action: 'GROUP_CREATE', targetUserId: 0, detail });
      return toGroup(group, 0);
    }),
  );
}

/** Throws CHANNEL_GROUP_NOT_FOUND, DOLPHIN_DUPLICATE_RESOURCE. */
export async function saveGroup({
  deps,
  userId,
  channel: { channelId },
  groupId,
  ...body
}: OfGroup & GroupBody): Promise<ChannelGroup> {
  return refuseTaken(
    transaction(deps, async (tx) => {
      const [group] = await tx
        .update(channelGroups)
        .set(body)
        .where(and(eq(channelGroups.id, groupId), eq(channelGroups.channelId, channelId)))
        .returning();
      if (!group) throw noGroup(`no group ${groupId} in channel ${channelId}`);
      const detail = { groupId, name: group.name };
      await writeAudit(tx, { channelId, actorId: userId, action: 'GROUP_SAVE', targetUserId: 0, detail });
      return toGroup(group, await countGroupMembers(tx, groupId));
    }),
  );
}

/** Throws CHANNEL_GROUP_NOT_FOUND. */
export async function removeGroup({ deps, userId, channel: { channelId }, groupId }: OfGroup): Promise<void> {
  await transaction(deps, async (tx) => {
    const [group] = await tx
      .delete(channelGroups)
      .where(and(eq(channelGroups.id, groupId), eq(channelGroups.channelId, channelId)))
      .returning();
    if (!group) throw noGroup(`no group ${groupId} in channel ${channelId}`);
    const detail = { groupId, name: group.name };
    await writeAudit(tx, { channelId, actorId: userId, action: 'GROUP_REMOVE', targetUserId: 0, detail });
  });
}

/**
 * Answers the members who were not in the group before. Throws CHANNEL_GROUP_NOT_FOUND, CHANNEL_MEMBER_NOT_FOUND,
 * ALREADY_CHANNEL_GROUP_MEMBER_USER when there is no new member.
 */
export async function addGroupMembers({
  deps,
  userId,
  channel,
  groupId,
  memberIds,
  isMove,
}: OfGroup & { readonly memberIds: readonly number[]; readonly isMove: boolean }): Promise<number[]> {
  const { channelId } = channel;
  return transaction(deps, async (tx) => {
    const group = await findGroup(tx, { channelId, groupId });
    await readActiveMembers(tx, { channel, memberIds });
    if (isMove) await leaveOtherGroups(tx, { channelId, groupId, userIds: memberIds });
    const added = await addToGroup(tx, { channelId, groupId, userIds: memberIds, now: deps.clock.now() });
    if (added.length === 0 && !isMove) throw alreadyIn(channel, groupId);
    const detail = { groupId, name: group.name, isMove };
    await writeAudit(tx, { channelId, actorId: userId, action: 'GROUP_ADD', targetUserId: added, detail });
    return added;
  });
}

/** Throws CHANNEL_GROUP_NOT_FOUND, CHANNEL_MEMBER_NOT_FOUND. */
export async function removeGroupMember({
  deps,
  userId,
  channel: { channelId },
  groupId,
  memberId,
}: OfGroup & { readonly memberId: number }): Promise<void> {
  await transaction(deps, async (tx) => {
    const group = await findGroup(tx, { channelId, groupId });
    const removed = await tx
      .delete(channelGroupMembers)
      .where(and(eq(channelGroupMembers.groupId, groupId), eq(channelGroupMembers.userId, memberId)))
      .returning({ userId: channelGroupMembers.userId });
    if (removed.length === 0)
      throw new AppError('CHANNEL_MEMBER_NOT_FOUND', {
        message: groupTexts.notInGroup,
        log: `user ${memberId} is not in group ${groupId}`,
      });
    const detail = { groupId, name: group.name };
    await writeAudit(tx, {
      channelId,
      actorId: userId,
      action: 'GROUP_TAKE',
      targetUserId: memberId,
      detail,
    });
  });
}

/** Adds the caller to the group of a code. Throws CHANNEL_GROUP_NOT_FOUND, ALREADY_CHANNEL_GROUP_MEMBER_USER. */
export async function enterGroup({
  deps,
  userId,
  channel,
  groupCode,
}: ChannelCall & { readonly groupCode: string }): Promise<ChannelGroup> {
  const { channelId } = channel;
  return transaction(deps, async (tx) => {
    const [group] = await tx
      .select()
      .from(channelGroups)
      .where(and(eq(channelGroups.channelId, channelId), eq(channelGroups.groupCode, groupCode)));
    if (!group) throw noGroup(`no group with that code in channel ${channelId}`);
    const joining = { channelId, groupId: group.id, userIds: [userId], now: deps.clock.now() };
    const added = await addToGroup(tx, joining);
    if (added.length === 0) throw alreadyIn(channel, group.id);
    return { ...toGroup(group, await countGroupMembers(tx, group.id)), groupCode: null };
  });
}

const alreadyIn = ({ channelName }: CallerChannel, groupId: number) =>
  new AppError('ALREADY_CHANNEL_GROUP_MEMBER_USER', {
    message: groupTexts.alreadyIn(channelName),
    log: `all of them are in group ${groupId} already`,
  });

const TAKEN = {
  channel_groups_name_key: { field: 'name', message: groupTexts.nameTaken },
  channel_groups_code_key: { field: 'groupCode', message: groupTexts.codeTaken },
} as const;

async function refuseTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === undefined || !Object.hasOwn(TAKEN, constraint)) throw error;
    const fieldError = TAKEN[constraint as keyof typeof TAKEN];
    throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', {
      message: fieldError.message,
      fieldErrors: [fieldError],
      cause: error,
      log: `${fieldError.field} of a group is taken`,
    });
  }
}
