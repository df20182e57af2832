import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { refreshSessions } from '#server/db/tables/accounts.ts';

/**
 * Makes the refresh ids of a family useless, or of the whole user without one; true if any still worked.
 * The caller holds `lockSessions` and emits `sessionsRevoked` after the commit.
 */
export async function revokeSessions(input: {
  tx: Transaction;
  userId: number;
  familyId?: string;
  now: Date;
}): Promise<boolean> {
  const revoked = await input.tx
    .update(refreshSessions)
    .set({ revokedAt: input.now })
    .where(
      and(
        eq(refreshSessions.userId, input.userId),
        input.familyId === undefined ? undefined : eq(refreshSessions.familyId, input.familyId),
        isNull(refreshSessions.revokedAt),
      ),
    )
    .returning({ id: refreshSessions.id });
  return revoked.length > 0;
}
