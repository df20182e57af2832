import type { ReportedLine, ReportReason } from '#shared/contract/people/moderation.ts';
import { otherUser } from '#server/domain/people/accounts/userSummaries.ts';
import type { Deps } from '#server/domain/deps.ts';
import { transaction } from '#server/domain/transaction.ts';
import { reportContent } from './reportContent.ts';

/** Letters of one line of a report. */
const MOST_LETTERS = 1000;

/**
 * Reports lasting words, such as those of a post, to the staff of their channel. Throws MEMBER_NOT_FOUND, VALIDATION_FAIL
 * (oneself).
 */
export async function reportWords(input: {
  readonly deps: Deps;
  readonly userId: number;
  readonly reportedUserId: number;
  readonly kind: 'POST' | 'COMMENT' | 'STAGE';
  readonly contentId: number;
  /** Null for a stage among friends, which the staff of the school answers for. */
  readonly channelId: number | null;
  readonly reason: ReportReason;
  readonly comment: string;
  readonly lines: readonly { readonly text: string; readonly at: Date }[];
}): Promise<number> {
  const { deps, userId, reportedUserId, kind, contentId, channelId, reason, comment } = input;
  const { nickname } = await otherUser({ deps, userId, otherId: reportedUserId });
  const lines = input.lines.map(({ text, at }): ReportedLine => ({
    userId: reportedUserId,
    nickname,
    whisper: false,
    at: at.toISOString(),
    text: text.slice(0, MOST_LETTERS).toWellFormed(),
  }));
  return transaction(deps, (tx) =>
    reportContent(tx, {
      reporterId: userId,
      reportedUserId,
      kind,
      contentId,
      content: '',
      channelId,
      reason,
      comment,
      lines,
      createdAt: deps.clock.now(),
    }),
  );
}
