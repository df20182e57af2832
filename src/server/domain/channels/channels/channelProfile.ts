import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { channelProfileBodySchema } from '#shared/contract/channels/channelFields.ts';
import type { Channel } from '#shared/contract/channels/channels.ts';
import { holdsAtLeast, type ChannelRole } from '#shared/contract/roles.ts';
import type { Transaction } from '#server/db/connect.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import type { CallerChannel } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { AppError } from '#server/platform/appError.ts';
import { nicknameProblem } from '#server/domain/people/accounts/nicknames.ts';
import { publicTextProblem } from '#server/domain/people/textFilter/publicText.ts';
import { assertMember } from './assertMember.ts';
import { findChannel } from './findChannel.ts';
import { readMembership } from './memberships.ts';

export type ChannelProfile = z.output<typeof channelProfileBodySchema>;

/**
 * Throws VALIDATION_FAIL naming the fields that hurt, give something away or pretend to be staff. The channel's own
 * staff may carry a name of staff in it.
 */
export function refuseHurtfulProfile(profile: ChannelProfile, roles: readonly ChannelRole[]): void {
  const problems = {
    nickname: nicknameProblem(profile.nickname, { isStaff: holdsAtLeast(roles, 'teacher') }),
    introduction: publicTextProblem(profile.introduction),
  };
  const fieldErrors = Object.entries(problems).flatMap(([field, message]) =>
    message === undefined ? [] : [{ field, message }],
  );
  const [first] = fieldErrors;
  if (!first) return;
  throw new AppError('VALIDATION_FAIL', {
    message: first.message,
    fieldErrors,
    log: `channel profile with refused ${fieldErrors.map(({ field }) => field).join()}`,
  });
}

/** Changes how the caller appears in a channel. */
export async function saveChannelProfile(
  input: { deps: Deps; userId: number; channel: CallerChannel } & ChannelProfile,
): Promise<Channel> {
  const { deps, userId, nickname, introduction } = input;
  const { channelId, roles } = input.channel;
  refuseHurtfulProfile(input, roles);
  await changeMember(deps, { channelId, userId }, { nickname, introduction });
  return findChannel({ deps, userId, channel: { id: channelId } });
}

/** Changes the caller's introduction in one channel only. Throws CHANNEL_NOT_FOUND, CHANNEL_MEMBER_NOT_FOUND, NOT_HAS_ROLE. */
export async function saveMemberIntroduction(input: {
  deps: Deps;
  userId: number;
  channelId: number;
  introduction: string;
}): Promise<void> {
  const { deps, userId, channelId, introduction } = input;
  const membership = await readMembership({ db: deps.db, channelId, userId });
  if (!membership) throw new AppError('CHANNEL_NOT_FOUND', { log: `no channel ${channelId}` });
  assertMember(membership, userId, 'visitor');
  await changeMember(deps, { channelId, userId }, { introduction });
}

async function changeMember(
  { db }: Pick<Deps, 'db'>,
  { channelId, userId }: { channelId: number; userId: number },
  change: Partial<ChannelProfile>,
): Promise<void> {
  await db
    .update(channelMembers)
    .set(change)
    .where(and(eq(channelMembers.channelId, channelId), eq(channelMembers.userId, userId)));
}

/** Gives a member another name in a channel. */
export async function renameMember(
  tx: Transaction,
  member: { readonly channelId: number; readonly userId: number; readonly nickname: string },
): Promise<void> {
  const { channelId, userId, nickname } = member;
  await tx
    .update(channelMembers)
    .set({ nickname })
    .where(and(eq(channelMembers.channelId, channelId), eq(channelMembers.userId, userId)));
}
