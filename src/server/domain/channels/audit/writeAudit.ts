import type { AuditAction } from '#shared/contract/channels/audit.ts';
import type { Transaction } from '#server/db/connect.ts';
import { writeAuditRows } from '#server/domain/people/moderation/writeAudit.ts';

interface ChannelAudit {
  readonly channelId: number;
  readonly actorId: number;
  readonly action: AuditAction;
  /** 0 when it concerns the whole channel; one entry is left for each of several. */
  readonly targetUserId: number | readonly number[];
  readonly detail?: Record<string, string | number | boolean | null>;
}

/** Records an action of staff in the channel's audit log, in the transaction of the action. */
export async function writeAudit(
  tx: Transaction,
  { channelId, actorId, action, targetUserId, detail = {} }: ChannelAudit,
): Promise<void> {
  const targets = typeof targetUserId === 'number' ? [targetUserId] : targetUserId;
  await writeAuditRows(
    tx,
    targets.map((target) => ({ actorId, channelId, action, targetUserId: target, details: detail })),
  );
}
