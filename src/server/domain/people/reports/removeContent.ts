import { eq } from 'drizzle-orm';
import type { Report } from '#shared/contract/people/moderation.ts';
import type { Transaction } from '#server/db/connect.ts';
import { userReports } from '#server/db/tables/people/reports.ts';
import { changeUser, lockUser, renameUser } from '#server/domain/people/accounts/users.ts';
import { swapFiles } from '#server/domain/people/files/storedFiles.ts';
import { emit } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { reportTexts } from './texts.ts';

/** A neutral, unused name. */
const plainName = (userId: number) => `바다친구${userId}`;

/**
 * Removes the reported content, in the transaction of the decision: a picture; a name, that of the account and that in
 * the school; a post, a comment or a stage by the listeners of `content.removed`. Throws VALIDATION_FAIL for chat, which is not
 * stored.
 */
export async function removeContent(input: {
  tx: Transaction;
  report: Report;
  channelId: number;
  removedBy: number;
  now: Date;
}): Promise<void> {
  const { tx, report, channelId, removedBy, now } = input;
  const { userId } = report.reported;
  switch (report.kind) {
    case 'CHAT':
      throw new AppError('VALIDATION_FAIL', {
        message: reportTexts.nothingToRemove,
        log: `report ${report.reportId} is about chat, of which nothing can be removed`,
      });
    case 'NICKNAME':
      await renameUser(tx, { userId, nickname: plainName(userId) });
      await emit(tx, { type: 'nickname.removed', userId, channelId, nickname: plainName(userId) });
      return;
    case 'PICTURE': {
      const user = await lockUser(tx, userId);
      const [reported] = await tx
        .select({ key: userReports.content })
        .from(userReports)
        .where(eq(userReports.id, report.reportId));
      // The user may show another picture by now, which was not reported.
      if (!user?.portrait || user.portrait !== reported?.key) return;
      await changeUser({ db: tx, userId, change: { portrait: '' } });
      await swapFiles(tx, { before: user.portrait, after: '' });
      return;
    }
    case 'POST':
    case 'COMMENT':
    case 'STAGE': {
      const { kind, contentId } = report;
      await emit(tx, { type: 'content.removed', userId, kind, contentId, channelId, removedBy, at: now });
    }
  }
}
