import { and, count, eq, isNull } from 'drizzle-orm';
import { isPremium, limitOf } from '#shared/commerce/planBenefits.ts';
import type { Channel, CreateChannelBody } from '#shared/contract/channels/channels.ts';
import type { Transaction } from '#server/db/connect.ts';
import { channelMembers, channels } from '#server/db/tables/channels/channels.ts';
import type { Deps } from '#server/domain/deps.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { lockUser, readUser } from '#server/domain/people/accounts/users.ts';
import { AppError } from '#server/platform/appError.ts';
import { assertMember } from './assertMember.ts';
import { refuseTooMany } from './closedChannels.ts';
import { findChannel } from './findChannel.ts';
import { readMembership } from './memberships.ts';
import { refuseHurtfulTexts, withoutClass } from './refuseText.ts';
import { channelTexts } from './texts.ts';

/**
 * Makes a channel with the caller as its master. Throws DOLPHIN_DUPLICATE_RESOURCE (domain),
 * TOO_MANY_USER_CREATED_CHANNEL_COUNT, and for a sub-channel what `assertMember` throws and IS_NOT_PREMIUM_CHANNEL.
 */
export async function createChannel(
  input: { deps: Deps; userId: number } & CreateChannelBody,
): Promise<Channel> {
  const { deps, userId, channelName, channelDomain, joinMethod, dolphinVisibleState, flag, superChannelId } =
    input;
  await refuseHurtfulTexts({ channelName: withoutClass(channelName) });
  const user = await readUser({ db: deps.db, userId });
  const now = deps.clock.now();
  const id = await transaction(deps, async (tx) => {
    if (superChannelId === undefined) {
      // The count runs under a lock of the account, so that two clicks at once are two attempts.
      await lockUser(tx, userId);
      await refuseTooMany(tx, userId, 1);
    } else await refuseBelow(tx, { userId, superChannelId });
    const [made] = await tx
      .insert(channels)
      .values({
        channelName,
        channelDomain,
        joinMethod,
        dolphinVisibleState,
        ...(flag && { flagColour: flag.colour, flagEmblem: flag.emblem }),
        ...(superChannelId !== undefined && { superChannelId }),
        createdBy: userId,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: channels.id });
    if (!made) throw domainTaken(channelDomain);
    await tx.insert(channelMembers).values({
      channelId: made.id,
      userId,
      roles: ['ROLE_CHANNEL_MASTER'],
      nickname: user.nickname,
      introduction: channelTexts.creatorIntroduction,
      joinedAt: now,
    });
    await emit(tx, { type: 'channel.created', userId, channelId: made.id });
    await emit(tx, { type: 'channel.joined', userId, channelId: made.id, at: now });
    return made.id;
  });
  return findChannel({ deps, userId, channel: { id } });
}

async function refuseBelow(
  tx: Transaction,
  { userId, superChannelId }: { readonly userId: number; readonly superChannelId: number },
): Promise<void> {
  const membership = await readMembership({ db: tx, channelId: superChannelId, userId });
  if (!membership) throw new AppError('CHANNEL_NOT_FOUND', { log: `no channel ${superChannelId}` });
  assertMember(membership, userId, 'manager');
  const [above] = await tx
    .select({ plan: channels.plan })
    .from(channels)
    .where(eq(channels.id, superChannelId))
    .for('no key update');
  const most = limitOf('subChannels', isPremium(above?.plan));
  if (most === 0) {
    throw new AppError('IS_NOT_PREMIUM_CHANNEL', {
      log: `channel ${superChannelId} is ${above?.plan}, only those with a plan hold others`,
    });
  }
  const [row] = await tx
    .select({ below: count() })
    .from(channels)
    .where(and(eq(channels.superChannelId, superChannelId), isNull(channels.closedAt)));
  if ((row?.below ?? 0) >= most) {
    throw new AppError('TOO_MANY_USER_CREATED_CHANNEL_COUNT', {
      message: channelTexts.tooManySubChannels(most),
      log: `channel ${superChannelId} holds ${row?.below} channels`,
    });
  }
}

function domainTaken(channelDomain: string): AppError {
  return new AppError('DOLPHIN_DUPLICATE_RESOURCE', {
    message: channelTexts.domainTaken,
    fieldErrors: [{ field: 'channelDomain', message: channelTexts.domainTaken }],
    log: `channel domain ${channelDomain} is taken`,
  });
}
