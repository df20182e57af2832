import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { userReports } from '#server/db/tables/people/reports.ts';
import type { EventOf } from '#server/domain/events.ts';
import { userSummaries } from '#server/domain/people/accounts/userSummaries.ts';

/**
 * Reports a user to staff by the server itself, with the refused lines that no other user has read. Further lines are
 * added to an open report, and a call for help is sorted before everything else.
 */
export async function reportByServer(tx: Transaction, event: EventOf<'chat.harmRepeated'>): Promise<void> {
  const { userId, reason } = event;
  const users = await userSummaries({ deps: { db: tx }, userIds: [userId] });
  const nickname = users.get(userId)?.nickname ?? '';
  const lines = event.lines.map((line) => ({ ...line, userId, nickname }));
  await tx
    .insert(userReports)
    .values({
      reporterId: userId,
      reportedUserId: userId,
      reason,
      lines,
      createdAt: new Date(lines.at(-1)?.at ?? 0),
    })
    .onConflictDoUpdate({
      target: [userReports.reporterId, userReports.reportedUserId, userReports.kind, userReports.contentId],
      targetWhere: sql`${userReports.state} = 'OPEN'`,
      set: {
        lines: sql`${userReports.lines} || excluded.lines`,
        ...(reason === 'NEEDS_HELP' && { reason }),
      },
    });
}
