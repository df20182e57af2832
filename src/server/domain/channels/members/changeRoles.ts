import type { AuditAction } from '#shared/contract/channels/audit.ts';
import { isActiveMember, mayGrant, type ChannelRole } from '#shared/contract/roles.ts';
import type { RoleChangeReply } from '#shared/contract/channels/memberFields.ts';
import type { Transaction } from '#server/db/connect.ts';
import { channelRoleChanges } from '#server/db/tables/channels/members.ts';
import type { ChannelCall } from '#server/domain/call.ts';
import { writeAudit } from '#server/domain/channels/audit/writeAudit.ts';
import { assertOutranks, readMembers } from '#server/domain/channels/channels/assertMembers.ts';
import { assertRoomFor } from '#server/domain/channels/channels/channelPlan.ts';
import {
  hasOtherMaster,
  lockChannel,
  readMemberRows,
  setRoles,
  type MemberRow,
  type RolesToSet,
} from '#server/domain/channels/channels/memberRows.ts';
import { membershipChange } from '#server/domain/channels/channels/membershipChange.ts';
import type { MembershipChange } from '#server/domain/events.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { memberTexts } from './texts.ts';

/** Staff who acts on members. */
export interface Staff extends ChannelCall {}

export interface ChangeRequest extends Staff {
  readonly memberIds: readonly number[];
  /** The action in the audit log. */
  readonly action: AuditAction;
  /** The new roles of a member; undefined leaves the member out. */
  readonly decide: (row: MemberRow) => Omit<RolesToSet, 'userId'> | undefined;
  /** The message when no member is left, as after a double click; it follows from the state of the first member. */
  readonly nobodyLeft: string | ((row: MemberRow) => string);
  readonly detail?: Record<string, string | number | boolean | null>;
  /** The meaning of the change for the members, where their roles do not show it. */
  readonly change?: MembershipChange;
}

/**
 * Changes the roles of members, all or none: the one way for all actions of staff. Staff acts on lower members and
 * gives roles below its own; every change can be undone and is in the audit log. Throws CHANNEL_MEMBER_NOT_FOUND,
 * NOT_HAS_ROLE, LAST_CHANNEL_MASTER, DOLPHIN_DUPLICATE_RESOURCE, IS_NOT_PREMIUM_CHANNEL for more members than a channel
 * without a plan holds.
 */
export function changeRoles(request: ChangeRequest): Promise<RoleChangeReply> {
  return transaction(request.deps, (tx) => changeRolesIn(tx, request));
}

/** The same as a part of a larger transaction. */
export async function changeRolesIn(tx: Transaction, request: ChangeRequest): Promise<RoleChangeReply> {
  const { deps, userId, channel, memberIds, action, decide, detail = {}, change } = request;
  const { channelId } = channel;
  await lockChannel(tx, channelId);
  // The caller's role may have been taken since the call was authorised.
  const [own] = await readMemberRows(tx, { channelId, userIds: [userId] });
  const staff = { userId, roles: own?.roles ?? [] };
  const rows = await readMembers(tx, { channel, memberIds });
  assertOutranks(staff, rows);
  const changes = rows.flatMap((row) => {
    const decided = decide(row);
    return decided ? [{ ...decided, userId: row.userId, before: row.roles }] : [];
  });
  if (changes.length === 0)
    throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', {
      message: wordsFor(request.nobodyLeft, rows[0]),
      log: `${action}: nothing to do for users ${memberIds.join()} of channel ${channelId}`,
    });
  await assertMasterLeft(tx, channelId, changes);
  const added = changes.filter(
    ({ before, roles }) => isActiveMember(roles) && !isActiveMember(before),
  ).length;
  await assertRoomFor(tx, { channelId, added, by: 'STAFF' });
  await setRoles(tx, { channelId, rows: changes });
  const [kept] = await tx
    .insert(channelRoleChanges)
    .values({
      channelId,
      actorId: userId,
      action,
      createdAt: deps.clock.now(),
      changes: changes.map(({ userId: memberId, before, roles }) => ({
        userId: memberId,
        before,
        after: roles,
      })),
    })
    .returning({ changeId: channelRoleChanges.id });
  if (!kept) throw new Error('changeRoles: the insert returned no row');
  const changed = changes.map((one) => one.userId);
  await writeAudit(tx, { channelId, actorId: userId, action, targetUserId: changed, detail });
  for (const { userId: memberId, before, roles } of changes)
    await emit(tx, {
      type: 'membership.changed',
      userId: memberId,
      channelId,
      channelName: channel.channelName,
      change: change ?? membershipChange(before, roles),
    });
  return { changeId: kept.changeId, memberIdList: changed };
}

const wordsFor = (said: ChangeRequest['nobodyLeft'], row: MemberRow | undefined): string =>
  typeof said === 'string' ? said : row ? said(row) : memberTexts.alreadyAnswered;

/** Throws LAST_CHANNEL_MASTER when the changes would leave a channel that has a master without one. */
export async function assertMasterLeft(
  tx: Transaction,
  channelId: number,
  changes: readonly {
    readonly userId: number;
    readonly before: readonly ChannelRole[];
    readonly roles: readonly ChannelRole[];
  }[],
): Promise<void> {
  const isMaster = (roles: readonly ChannelRole[]) => roles.includes('ROLE_CHANNEL_MASTER');
  const loses = changes.some(({ before, roles }) => isMaster(before) && !isMaster(roles));
  const gains = changes.some(({ roles }) => isMaster(roles));
  if (!loses || gains) return;
  const but = changes.map(({ userId }) => userId);
  if (!(await hasOtherMaster(tx, { channelId, but })))
    throw new AppError('LAST_CHANNEL_MASTER', {
      log: `users ${but.join()} have the last master of ${channelId}`,
    });
}

/** Throws NOT_HAS_ROLE. */
export function assertMayGrant({ userId, channel }: Staff, role: ChannelRole): void {
  if (mayGrant(channel.roles, role)) return;
  throw new AppError('NOT_HAS_ROLE', {
    message: memberTexts.mayNotGrant,
    log: `user ${userId} with [${channel.roles.join()}] may not give ${role}`,
  });
}
