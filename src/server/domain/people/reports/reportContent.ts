import { and, eq } from 'drizzle-orm';
import type { ReportedLine, ReportKind, ReportReason } from '#shared/contract/people/moderation.ts';
import type { Transaction } from '#server/db/connect.ts';
import { userReports } from '#server/db/tables/people/reports.ts';

export interface ReportedContent {
  readonly reporterId: number;
  readonly reportedUserId: number;
  readonly kind: ReportKind;
  /** Of the post or the comment; 0 for what has no id. */
  readonly contentId: number;
  /** The words or the name as they are now; of a picture the key of its file. */
  readonly content: string;
  /** The channel that the content lies in, whose staff alone answers; null for what is of no channel. */
  readonly channelId: number | null;
  readonly reason: ReportReason;
  readonly comment: string;
  readonly lines?: readonly ReportedLine[];
  readonly createdAt: Date;
}

/**
 * Puts something before staff, in the one queue. While a report of the same by the same user is open, it stays that
 * one. What staff removes is told as `content.removed` in the transaction. Answers the id.
 */
export async function reportContent(tx: Transaction, reported: ReportedContent): Promise<number> {
  const { lines = [], ...row } = reported;
  const [made] = await tx
    .insert(userReports)
    .values({ ...row, lines: [...lines] })
    .onConflictDoNothing()
    .returning({ id: userReports.id });
  if (made) return made.id;
  const [open] = await tx
    .select({ id: userReports.id })
    .from(userReports)
    .where(
      and(
        eq(userReports.reporterId, reported.reporterId),
        eq(userReports.reportedUserId, reported.reportedUserId),
        eq(userReports.kind, reported.kind),
        eq(userReports.contentId, reported.contentId),
        eq(userReports.state, 'OPEN'),
      ),
    );
  // Staff resolved the other one in this very moment: this one is a new one after all.
  return open?.id ?? reportContent(tx, reported);
}
