import { and, eq } from 'drizzle-orm';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import type { Report } from '#shared/contract/moderation.ts';
import type { Transaction } from '#server/db/connect.ts';
import { channelMembers } from '#server/db/tables/channels.ts';
import { chatSanctions, userReports } from '#server/db/tables/moderation.ts';
import { AppError } from '#server/platform/appError.ts';
import type { CallerChannel } from '../call.ts';
import type { Deps } from '../deps.ts';
import { findReport } from './listReports.ts';
import { writeAudit } from './writeAudit.ts';

export type Resolution =
  | { readonly action: 'WARN' }
  | { readonly action: 'MUTE'; readonly minutes: number }
  | { readonly action: 'DISMISS' };

const STATES = { WARN: 'WARNED', MUTE: 'MUTED', DISMISS: 'DISMISSED' } as const;
const MINUTE_MS = 60_000;

/**
 * Answers a report once. Nobody judges a report about itself, and staff only those above it may judge.
 * Throws RESOURCE_NOT_FOUND, DOLPHIN_DUPLICATE_RESOURCE (answered already), NOT_HAS_ROLE.
 */
export async function resolveReport(input: {
  deps: Deps;
  userId: number;
  channel: CallerChannel;
  reportId: number;
  resolution: Resolution;
}): Promise<Report> {
  const { deps, userId, channel, reportId, resolution } = input;
  const { channelId } = channel;
  const now = deps.clock.now();
  const report = await deps.db.transaction(async (tx) => {
    const found = await findReport({ db: tx, channelId, reportId });
    if (!found)
      throw new AppError('RESOURCE_NOT_FOUND', { log: `no report ${reportId} in channel ${channelId}` });
    const targetUserId = found.reported.userId;
    await refuseEquals({ tx, userId, channel, targetUserId });
    const resolved = await tx
      .update(userReports)
      .set({ state: STATES[resolution.action], resolvedAt: now, resolvedBy: userId })
      .where(and(eq(userReports.id, reportId), eq(userReports.state, 'OPEN')))
      .returning({ id: userReports.id });
    if (resolved.length === 0)
      throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', { log: `report ${reportId} is answered already` });

    const minutes = resolution.action === 'MUTE' ? resolution.minutes : null;
    if (resolution.action !== 'DISMISS') {
      await tx.insert(chatSanctions).values({
        userId: targetUserId,
        kind: resolution.action,
        mutedUntil: minutes === null ? null : new Date(now.getTime() + minutes * MINUTE_MS),
        reportId,
        givenBy: userId,
        createdAt: now,
      });
    }
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
  deps.events.emit('socialChanged', { userId: report.reported.userId, what: 'rights' });
  return report;
}

async function refuseEquals(input: {
  tx: Transaction;
  userId: number;
  channel: CallerChannel;
  targetUserId: number;
}): Promise<void> {
  const { tx, userId, channel, targetUserId } = input;
  const [target] = await tx
    .select({ roles: channelMembers.roles })
    .from(channelMembers)
    .where(and(eq(channelMembers.channelId, channel.channelId), eq(channelMembers.userId, targetUserId)));
  const isStaff = holdsAtLeast(target?.roles ?? [], 'manager');
  const isAbove = holdsAtLeast(channel.roles, 'admin') || holdsAtLeast(channel.roles, 'master');
  if (userId === targetUserId || (isStaff && !isAbove)) {
    throw new AppError('NOT_HAS_ROLE', { log: `user ${userId} may not judge user ${targetUserId}` });
  }
}
