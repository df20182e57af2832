import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { ChannelMemberBody } from '#shared/contract/channels/channelFields.ts';
import type { Channel } from '#shared/contract/channels/channels.ts';
import type { ChannelRole } from '#shared/contract/roles.ts';
import type { Transaction } from '#server/db/connect.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { saveConsents, memberColumns, refuseHurtfulProfile, refuseTakenNickname } from './channelProfile.ts';
import { readChannel } from './findChannel.ts';
import { assertRoomFor } from './channelPlan.ts';
import { notifyTeachers } from './notifyTeachers.ts';
import { channelTexts } from './texts.ts';

const SHUT_OUT: readonly ChannelRole[] = ['SUSPEND', 'BEN', 'JOIN_REJECTED'];

/**
 * Makes the caller a USER at once or PENDING, by the channel's joinMethod, and answers which. A manager of the
 * enterprise channel above becomes MANAGER. Throws CHANNEL_NOT_FOUND, DOLPHIN_DUPLICATE_RESOURCE (member or asked
 * already), NOT_HAS_ROLE (banned), CHANNEL_FULL, VALIDATION_FAIL.
 */
export async function joinChannel(
  input: { deps: Deps; userId: number; channelId: number; isInvited?: boolean } & ChannelMemberBody,
): Promise<Channel> {
  const { deps, userId, channelId, isInvited = false } = input;
  const query = { deps, userId, channel: { id: channelId }, isInvited };
  const { channel, ownRoles } = await readChannel(query);
  refuseKnown(channel, ownRoles, userId);

  const isFromAbove = channel.roleList.includes('ROLE_CHANNEL_ENTERPRISE');
  const roles: ChannelRole[] = [
    isFromAbove ? 'MANAGER' : channel.joinMethod === 'IMMEDIATELY' ? 'USER' : 'PENDING',
  ];
  await refuseHurtfulProfile(input, roles);
  const now = deps.clock.now();
  const joined = await transaction(deps, async (tx) => {
    await refuseTakenNickname(tx, { channelId, userId, nickname: input.nickname });
    if (!roles.includes('PENDING')) await assertRoomFor(tx, { channelId, added: 1, by: 'JOINER' });
    const rows = await tx
      .insert(channelMembers)
      .values({ channelId, userId, roles, ...memberColumns(input), joinedAt: now })
      .onConflictDoNothing()
      .returning({ userId: channelMembers.userId });
    if (rows.length > 0) {
      await saveConsents(tx, { channelId, userId, body: input, now });
      await emit(tx, { type: 'channel.joined', userId, channelId, at: now });
      await notifyTeachers(tx, channelId);
    }
    return rows;
  });
  if (joined.length === 0) {
    const known = await readChannel(query);
    refuseKnown(known.channel, known.ownRoles, userId);
  }
  return { ...channel, roleList: roles };
}

function refuseKnown({ id, channelName }: Channel, roleList: readonly ChannelRole[], userId: number): void {
  if (roleList.length === 0) return;
  const log = `user ${userId} holds [${roleList.join()}] in channel ${id} already`;
  if (roleList.some((role) => SHUT_OUT.includes(role))) {
    throw new AppError('NOT_HAS_ROLE', { message: channelTexts.mayNotJoin(channelName), log });
  }
  const waits = roleList.includes('PENDING');
  throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', {
    message: waits ? channelTexts.alreadyAsked(channelName) : channelTexts.alreadyMember(channelName),
    log,
  });
}

/** Makes a new account a member of the school that owns the courses; part of the sign-up's transaction. */
export async function joinDefaultChannel(input: {
  tx: Transaction;
  userId: number;
  nickname: string;
  at: Date;
}): Promise<void> {
  const { tx, userId, nickname, at } = input;
  await tx
    .insert(channelMembers)
    .values({ channelId: DEFAULT_CHANNEL_ID, userId, roles: ['USER'], nickname, joinedAt: at });
}
