import type { Transaction } from '#server/db/connect.ts';
import { auditEntries } from '#server/db/tables/people/moderation.ts';

/** Leaves a row of what staff did, in the transaction that did it. */
export async function writeAudit(input: {
  tx: Transaction;
  actorId: number;
  channelId: number;
  action: string;
  /** 0 when it concerns the whole channel. */
  targetUserId: number;
  details: Record<string, string | number | boolean | null>;
}): Promise<void> {
  const { tx, ...entry } = input;
  await tx.insert(auditEntries).values(entry);
}
