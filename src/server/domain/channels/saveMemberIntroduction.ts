import { and, eq } from 'drizzle-orm';
import { channelMembers } from '#server/db/tables/channels.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '../deps.ts';
import { findChannel } from './findChannel.ts';
import { isActiveMember } from './isActiveMember.ts';
import { channelTexts } from './texts.ts';

/** Changes the caller's introduction in one channel only. Throws CHANNEL_MEMBER_NOT_FOUND, for unknown ids as well. */
export async function saveMemberIntroduction(input: {
  deps: Deps;
  userId: number;
  channelId: number;
  introduction: string;
}): Promise<void> {
  const { deps, userId, channelId, introduction } = input;
  const channel = await findChannel({ deps, userId, channel: { id: channelId } }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'CHANNEL_NOT_FOUND') return undefined;
    throw error;
  });
  if (!channel || !isActiveMember(channel.roleList)) {
    throw new AppError('CHANNEL_MEMBER_NOT_FOUND', {
      message: channelTexts.notAMember(channel?.channelName ?? channelTexts.someChannel),
      log: `user ${userId} is no member of channel ${channelId}`,
    });
  }
  await deps.db
    .update(channelMembers)
    .set({ introduction })
    .where(and(eq(channelMembers.channelId, channelId), eq(channelMembers.userId, userId)));
}
