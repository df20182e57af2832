import { sql } from 'drizzle-orm';
import type { ReportedLine, ReportReason } from '#shared/contract/people/moderation.ts';
import { userReports } from '#server/db/tables/people/reports.ts';
import { otherUser } from '#server/domain/people/accounts/briefUsers.ts';
import type { Deps } from '#server/domain/deps.ts';

/** Letters of one line of a report. */
const MOST_LETTERS = 1000;

/**
 * Puts a user before staff for words that were written and stay, as those of a post. While a report of the same two is
 * open, the words are added to it. Throws MEMBER_NOT_FOUND, VALIDATION_FAIL (oneself).
 */
export async function reportWords(input: {
  readonly deps: Pick<Deps, 'db' | 'clock'>;
  readonly userId: number;
  readonly reportedUserId: number;
  readonly reason: ReportReason;
  readonly comment: string;
  readonly lines: readonly { readonly text: string; readonly at: Date }[];
}): Promise<number> {
  const { deps, userId, reportedUserId, reason, comment } = input;
  const { nickname } = await otherUser({ deps, userId, otherId: reportedUserId });
  const lines = input.lines.map(({ text, at }): ReportedLine => ({
    ...{ userId: reportedUserId, nickname, whisper: false, at: at.toISOString() },
    text: text.slice(0, MOST_LETTERS).toWellFormed(),
  }));
  const [report] = await deps.db
    .insert(userReports)
    .values({ reporterId: userId, reportedUserId, reason, comment, lines, createdAt: deps.clock.now() })
    .onConflictDoUpdate({
      target: [userReports.reporterId, userReports.reportedUserId],
      targetWhere: sql`${userReports.state} = 'OPEN'`,
      // The same words reported twice stand there once.
      set: {
        lines: sql`case when ${userReports.lines} @> excluded.lines then ${userReports.lines}
          else ${userReports.lines} || excluded.lines end`,
      },
    })
    .returning({ id: userReports.id });
  return report?.id ?? 0;
}
