import { and, eq } from 'drizzle-orm';
import type { Channel } from '#shared/contract/channels.ts';
import { channelMembers } from '#server/db/tables/channels.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '../deps.ts';
import { findChannel } from './findChannel.ts';
import { isActiveMember } from './isActiveMember.ts';
import { refuseHurtfulProfile, type ChannelProfile } from './refuseHurtfulProfile.ts';
import { channelTexts } from './texts.ts';

/** Changes how the caller appears in a channel. Throws CHANNEL_NOT_FOUND or CHANNEL_MEMBER_NOT_FOUND. */
export async function saveChannelProfile(
  input: { deps: Deps; userId: number; channelId: number } & ChannelProfile,
): Promise<Channel> {
  const { deps, userId, channelId, nickname, introduction } = input;
  refuseHurtfulProfile(input);
  const channel = await findChannel({ deps, userId, channel: { id: channelId } });
  if (!isActiveMember(channel.roleList)) {
    throw new AppError('CHANNEL_MEMBER_NOT_FOUND', {
      message: channelTexts.notAMember(channel.channelName),
      log: `user ${userId} holds [${channel.roleList.join()}] in channel ${channelId}`,
    });
  }
  await deps.db
    .update(channelMembers)
    .set({ nickname, introduction })
    .where(and(eq(channelMembers.channelId, channelId), eq(channelMembers.userId, userId)));
  return channel;
}
