import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { Transaction } from '#server/db/connect.ts';
import { channelMembers } from '#server/db/tables/channels.ts';

/** Makes a new account a member of the school that owns the courses; part of the sign-up's transaction. */
export async function joinDefaultChannel(input: {
  tx: Transaction;
  userId: number;
  nickname: string;
  now: Date;
}): Promise<void> {
  const { tx, userId, nickname, now } = input;
  await tx
    .insert(channelMembers)
    .values({ channelId: DEFAULT_CHANNEL_ID, userId, roles: ['USER'], nickname, joinedAt: now });
}
