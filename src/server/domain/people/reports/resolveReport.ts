import { and, eq } from 'drizzle-orm';
import { holdsAtLeast, outranks } from '#shared/contract/roles.ts';
import type { Report } from '#shared/contract/people/moderation.ts';
import type { Transaction } from '#server/db/connect.ts';
import { userReports } from '#server/db/tables/people/reports.ts';
import { AppError } from '#server/platform/appError.ts';
import type { CallerChannel, ChannelCall } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { giveSanction } from '#server/domain/people/moderation/sanctions.ts';
import { writeAudit } from '#server/domain/people/moderation/writeAudit.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { findReport } from './listReports.ts';
import { removeContent } from './removeContent.ts';

export type Resolution =
  | { readonly action: 'WARN' }
  | { readonly action: 'MUTE'; readonly minutes: number }
  | { readonly action: 'REMOVE' }
  | { readonly action: 'DISMISS' };

const STATES = { WARN: 'WARNED', MUTE: 'MUTED', REMOVE: 'REMOVED', DISMISS: 'DISMISSED' } as const;
const MINUTE_MS = 60_000;

/**
 * Answers a report once. Nobody judges a report about itself, and a report about staff is judged by higher staff only.
 * Throws RESOURCE_NOT_FOUND, DOLPHIN_DUPLICATE_RESOURCE (answered already), NOT_HAS_ROLE, VALIDATION_FAIL (chat has
 * nothing to remove).
 */
export async function resolveReport(
  input: ChannelCall & {
    reportId: number;
    resolution: Resolution;
  },
): Promise<Report> {
  const { deps, userId, channel, reportId, resolution } = input;
  const { channelId } = channel;
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    const found = await findReport({ deps, db: tx, channelId, reportId });
    if (!found)
      throw new AppError('RESOURCE_NOT_FOUND', { log: `no report ${reportId} in channel ${channelId}` });
    const targetUserId = found.reported.userId;
    await refuseEquals({ deps, tx, userId, channel, targetUserId });
    const resolved = await tx
      .update(userReports)
      .set({ state: STATES[resolution.action], resolvedAt: now, resolvedBy: userId })
      .where(and(eq(userReports.id, reportId), eq(userReports.state, 'OPEN')))
      .returning({ reporterId: userReports.reporterId });
    const [answered] = resolved;
    if (!answered)
      throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', { log: `report ${reportId} is answered already` });

    const minutes = resolution.action === 'MUTE' ? resolution.minutes : null;
    if (resolution.action === 'REMOVE')
      await removeContent({ tx, report: found, channelId, removedBy: userId, now });
    if (resolution.action === 'WARN' || resolution.action === 'MUTE') {
      await giveSanction({
        tx,
        userId: targetUserId,
        kind: resolution.action,
        mutedUntil: minutes === null ? null : new Date(now.getTime() + minutes * MINUTE_MS),
        reportId,
        givenBy: userId,
        createdAt: now,
      });
    }
    // The server as a reporter needs no answer.
    if (answered.reporterId !== targetUserId)
      await emit(tx, { type: 'report.answered', userId: answered.reporterId });
    await writeAudit({
      tx,
      actorId: userId,
      channelId,
      action: `REPORT_${resolution.action}`,
      targetUserId,
      details: { reportId, minutes },
    });
    return { ...found, state: STATES[resolution.action] };
  });
}

async function refuseEquals(input: {
  deps: Pick<Deps, 'memberships'>;
  tx: Transaction;
  userId: number;
  channel: CallerChannel;
  targetUserId: number;
}): Promise<void> {
  const { deps, tx, userId, channel, targetUserId } = input;
  const { channelId } = channel;
  const targetRoles = await deps.memberships.rolesIn({ db: tx, channelId, userId: targetUserId });
  const isBelow = !holdsAtLeast(targetRoles, 'manager') || outranks(channel.roles, targetRoles);
  if (userId === targetUserId || !isBelow) {
    throw new AppError('NOT_HAS_ROLE', { log: `user ${userId} may not judge user ${targetUserId}` });
  }
}
