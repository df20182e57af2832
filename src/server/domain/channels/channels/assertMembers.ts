import { outranks, type ChannelRole } from '#shared/contract/roles.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import type { CallerChannel } from '#server/domain/call.ts';
import { AppError } from '#server/platform/appError.ts';
import { readMemberRows, type MemberRow } from './memberRows.ts';
import { channelTexts } from './texts.ts';

interface Members {
  readonly channel: CallerChannel;
  readonly memberIds: readonly number[];
}

/**
 * The members of these ids, in no order. Throws CHANNEL_MEMBER_NOT_FOUND if one of them has no relation to the channel.
 */
export async function readMembers(
  db: Database | Transaction,
  { channel: { channelId, channelName }, memberIds }: Members,
): Promise<MemberRow[]> {
  const rows = await readMemberRows(db, { channelId, userIds: memberIds });
  const known = new Set(rows.map(({ userId }) => userId));
  const missing = memberIds.filter((memberId) => !known.has(memberId));
  if (missing.length > 0)
    throw new AppError('CHANNEL_MEMBER_NOT_FOUND', {
      message: channelTexts.notAMember(channelName),
      log: `users ${missing.join()} are nothing in channel ${channelId}`,
    });
  return rows;
}

/** One active member. Throws CHANNEL_MEMBER_NOT_FOUND also for a waiting or banned user. */
export async function readActiveMembers(db: Database | Transaction, members: Members): Promise<MemberRow[]> {
  const rows = await readMembers(db, members);
  const inactive = rows.filter(({ standing }) => standing !== 'STAFF' && standing !== 'MEMBER');
  if (inactive.length > 0)
    throw new AppError('CHANNEL_MEMBER_NOT_FOUND', {
      message: channelTexts.notAMember(members.channel.channelName),
      log: `users ${inactive.map(({ userId }) => userId).join()} are no active members`,
    });
  return rows;
}

/** Throws NOT_HAS_ROLE unless staff may act on each of the members, by their present and former roles. */
export function assertOutranks(
  staff: { readonly userId: number; readonly roles: readonly ChannelRole[] },
  rows: readonly MemberRow[],
): void {
  for (const { userId, roles, formerRoles } of rows) {
    if (userId === staff.userId)
      throw new AppError('NOT_HAS_ROLE', {
        message: channelTexts.notOneself,
        log: `user ${userId} means itself`,
      });
    if (!outranks(staff.roles, [...roles, ...(formerRoles ?? [])]))
      throw new AppError('NOT_HAS_ROLE', {
        message: channelTexts.notBelow,
        log: `user ${staff.userId} with [${staff.roles.join()}] is not above user ${userId}`,
      });
  }
}
