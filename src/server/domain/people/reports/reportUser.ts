import type { ReportReason } from '#shared/contract/people/moderation.ts';
import { findPublicUser } from '#server/domain/people/accounts/users.ts';
import { whispersForReport } from '#server/domain/people/chat/whispers.ts';
import { otherUser } from '#server/domain/people/accounts/userSummaries.ts';
import type { Deps } from '#server/domain/deps.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { reportContent } from './reportContent.ts';
import { reportTexts } from './texts.ts';
import type { UserCall } from '#server/domain/call.ts';

type UserKind = 'CHAT' | 'NICKNAME' | 'PICTURE';

/**
 * Reports a user to staff: for its words, with the last lines that the server heard around it and its whispers to the
 * reporter, or for its present name or picture. An open report of the same is reused. Throws MEMBER_NOT_FOUND,
 * VALIDATION_FAIL (oneself, no picture).
 */
export async function reportUser(
  input: UserCall & {
    reportedUserId: number;
    kind?: UserKind | undefined;
    reason: ReportReason;
    comment: string;
  },
): Promise<number> {
  const { deps, userId, reportedUserId, reason, comment } = input;
  const kind = input.kind ?? (reason === 'BAD_NAME' ? 'NICKNAME' : 'CHAT');
  await otherUser({ deps, userId, otherId: reportedUserId });
  const whispered = await whispersForReport({ deps, senderId: reportedUserId, receiverId: userId });
  const lines = [...(await deps.chat.log.around(reportedUserId)), ...whispered].toSorted((a, b) =>
    a.at.localeCompare(b.at),
  );
  const content = await contentOf(deps, reportedUserId, kind);
  return transaction(deps, (tx) =>
    reportContent(tx, {
      reporterId: userId,
      reportedUserId,
      kind,
      contentId: 0,
      content,
      channelId: null,
      reason,
      comment,
      lines,
      createdAt: deps.clock.now(),
    }),
  );
}

async function contentOf({ db }: Deps, userId: number, kind: UserKind): Promise<string> {
  if (kind === 'CHAT') return '';
  const user = await findPublicUser({ db, userId });
  if (kind === 'NICKNAME') return user?.nickname ?? '';
  if (!user?.portrait)
    throw new AppError('VALIDATION_FAIL', {
      message: reportTexts.noPicture,
      log: `user ${userId} shows no picture`,
    });
  return user.portrait;
}
