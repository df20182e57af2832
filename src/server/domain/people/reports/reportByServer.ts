import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { userReports } from '#server/db/tables/people/reports.ts';
import type { EventOf } from '#server/domain/events.ts';
import { userSummaries } from '#server/domain/people/accounts/userSummaries.ts';

/**
 * Puts a user before staff without anybody's asking, with the lines that were refused and nobody else has read. While
 * one is open, further lines are added to it, and a call for help goes before everything else.
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
