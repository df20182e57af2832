import type { Transaction } from '#server/db/connect.ts';
import { writeAudit, type AuditRow } from '#server/domain/people/moderation/writeAudit.ts';

/** The channel of entries about the service itself. */
const NO_CHANNEL = 0;

/** Records an action of an administrator, in the transaction of the action. */
export function writeServiceLog(tx: Transaction, row: Omit<AuditRow, 'channelId'>): Promise<void> {
  return writeAudit({ tx, channelId: NO_CHANNEL, ...row });
}
