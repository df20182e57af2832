import { and, eq, isNull } from 'drizzle-orm';
import { isActiveMember, type ChannelRole } from '#shared/contract/roles.ts';
import { channelRoleChanges } from '#server/db/tables/channels/members.ts';
import { writeAudit } from '#server/domain/channels/audit/writeAudit.ts';
import { assertOutranks } from '#server/domain/channels/channels/assertMembers.ts';
import { assertRoomFor } from '#server/domain/channels/channels/channelPlan.ts';
import {
  lockChannel,
  readMemberRows,
  setRoles,
  type MemberRow,
} from '#server/domain/channels/channels/memberRows.ts';
import { membershipChange } from '#server/domain/channels/channels/membershipChange.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { assertMasterLeft, type Staff } from './changeRoles.ts';
import { memberTexts } from './texts.ts';

/** The time in which an own change can be undone; the page offers it for some seconds. */
const UNDO_MS = 10 * 60_000;
const RESTING: readonly ChannelRole[] = ['SUSPEND', 'BEN'];

/**
 * Undoes a change of the caller, once: every member that is still as the change left it gets its former roles back.
 * Answers those members. Throws RESOURCE_NOT_FOUND, DOLPHIN_DUPLICATE_RESOURCE (undone, too late, or all changed
 * since), NOT_HAS_ROLE, IS_NOT_PREMIUM_CHANNEL.
 */
export async function undoMemberChange({
  deps,
  userId,
  channel: { channelId, channelName },
  changeId,
}: Staff & { readonly changeId: number }): Promise<number[]> {
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    await lockChannel(tx, channelId);
    const [change] = await tx
      .update(channelRoleChanges)
      .set({ undoneAt: now })
      .where(
        and(
          eq(channelRoleChanges.id, changeId),
          eq(channelRoleChanges.channelId, channelId),
          eq(channelRoleChanges.actorId, userId),
          isNull(channelRoleChanges.undoneAt),
        ),
      )
      .returning();
    if (!change) throw await missing();
    if (now.getTime() - change.createdAt.getTime() > UNDO_MS) throw tooLate(`change ${changeId} is too old`);
    const userIds = change.changes.map((one) => one.userId);
    const rows = await readMemberRows(tx, { channelId, userIds: [...userIds, userId] });
    const own = rows.find((row) => row.userId === userId);
    const byUser = new Map(rows.map((row) => [row.userId, row]));
    const undone = change.changes.flatMap(({ userId: memberId, before, after }) => {
      const row = byUser.get(memberId);
      if (!row || !isSame(row.roles, after)) return [];
      return [
        { userId: memberId, before: row.roles, roles: before, formerRoles: formerOf(before, row), row },
      ];
    });
    if (undone.length === 0) throw tooLate(`all members of change ${changeId} changed since`);
    assertOutranks(
      { userId, roles: own?.roles ?? [] },
      undone.map(({ row, roles, formerRoles }) => ({
        ...row,
        formerRoles: [...roles, ...(formerRoles ?? [])],
      })),
    );
    await assertMasterLeft(tx, channelId, undone);
    const added = undone.filter(
      ({ before, roles }) => isActiveMember(roles) && !isActiveMember(before),
    ).length;
    await assertRoomFor(tx, { channelId, added, by: 'STAFF' });
    await setRoles(tx, { channelId, rows: undone });
    for (const { userId: memberId, before, roles } of undone)
      await emit(tx, {
        type: 'membership.changed',
        userId: memberId,
        channelId,
        channelName,
        change: membershipChange(before, roles),
      });
    const targetUserId = undone.map((one) => one.userId);
    const detail = { undone: change.action };
    await writeAudit(tx, { channelId, actorId: userId, action: 'MEMBER_UNDO', targetUserId, detail });
    return targetUserId;

    async function missing() {
      const [known] = await tx
        .select({ id: channelRoleChanges.id })
        .from(channelRoleChanges)
        .where(
          and(
            eq(channelRoleChanges.id, changeId),
            eq(channelRoleChanges.channelId, channelId),
            eq(channelRoleChanges.actorId, userId),
          ),
        );
      return known
        ? tooLate(`change ${changeId} is undone`)
        : new AppError('RESOURCE_NOT_FOUND', { log: `user ${userId} made no change ${changeId}` });
    }
  });
}

const rests = (roles: readonly ChannelRole[]) => roles.some((role) => RESTING.includes(role));

/**
 * The former roles of a member that is suspended again: the roles it got back in between, or those kept from before.
 */
function formerOf(before: readonly ChannelRole[], { roles, formerRoles }: MemberRow) {
  if (!rests(before)) return null;
  return rests(roles) ? formerRoles : roles;
}

const isSame = (a: readonly ChannelRole[], b: readonly ChannelRole[]) => a.join() === b.join();

const tooLate = (log: string) =>
  new AppError('DOLPHIN_DUPLICATE_RESOURCE', { message: memberTexts.alreadyUndone, log });
