import { and, eq } from 'drizzle-orm';
import type { ReportReason } from '#shared/contract/people/moderation.ts';
import { userReports } from '#server/db/tables/people/reports.ts';
import { whispersForReport } from '#server/domain/people/chat/whispers.ts';
import { otherUser } from '#server/domain/people/accounts/briefUsers.ts';
import type { Deps } from '#server/domain/deps.ts';

/**
 * Puts a user before staff, with the last lines that the server heard around it and what it whispered to the reporter.
 * While a report of the same two is open, it stays that one. Throws MEMBER_NOT_FOUND, VALIDATION_FAIL (oneself).
 */
export async function reportUser(input: {
  deps: Deps;
  userId: number;
  reportedUserId: number;
  reason: ReportReason;
  comment: string;
}): Promise<number> {
  const { deps, userId, reportedUserId, reason, comment } = input;
  await otherUser({ deps, userId, otherId: reportedUserId });
  const whispered = await whispersForReport({ deps, senderId: reportedUserId, receiverId: userId });
  const lines = [...deps.chat.log.around(reportedUserId), ...whispered].toSorted((a, b) =>
    a.at.localeCompare(b.at),
  );
  const [made] = await deps.db
    .insert(userReports)
    .values({ reporterId: userId, reportedUserId, reason, comment, lines, createdAt: deps.clock.now() })
    .onConflictDoNothing()
    .returning({ id: userReports.id });
  if (made) return made.id;
  const [open] = await deps.db
    .select({ id: userReports.id })
    .from(userReports)
    .where(
      and(
        eq(userReports.reporterId, userId),
        eq(userReports.reportedUserId, reportedUserId),
        eq(userReports.state, 'OPEN'),
      ),
    );
  // Staff resolved the other one in this very moment: this one is a new one after all.
  return open?.id ?? reportUser(input);
}
