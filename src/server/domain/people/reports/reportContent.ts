import { and, eq } from 'drizzle-orm';
import type { ReportedLine, ReportKind, ReportReason } from '#shared/contract/people/moderation.ts';
import type { Transaction } from '#server/db/connect.ts';
import { userReports } from '#server/db/tables/people/reports.ts';

export interface ReportedContent {
  readonly reporterId: number;
  readonly reportedUserId: number;
  readonly kind: ReportKind;
  /** The id of the post or the comment; 0 for content without an id. */
  readonly contentId: number;
  /** The present words or name; for a picture, the key of its file. */
  readonly content: string;
  /** The channel of the content, whose staff alone answers; null for content outside of channels. */
  readonly channelId: number | null;
  readonly reason: ReportReason;
  readonly comment: string;
  readonly lines?: readonly ReportedLine[];
  readonly createdAt: Date;
}

/**
 * Reports something to staff, in the one queue. A repeated report by the same user joins its open one. Removal by staff
 * emits `content.removed` in its transaction. Answers the id.
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
  // Staff has just resolved the other one, so this one is new after all.
  return open?.id ?? reportContent(tx, reported);
}
