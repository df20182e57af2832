import type { Deps } from '#server/domain/deps.ts';
import { addJob, type JobPayload } from '#server/domain/jobs.ts';
import { listUserIds } from '#server/domain/people/accounts/users.ts';
import { holdNotice } from '#server/domain/people/boards/editNotices.ts';
import { notifyMany, withdrawNotifications } from '#server/domain/people/notifications/notifyMany.ts';
import { notificationTexts } from '#server/domain/people/notifications/texts.ts';
import { transaction } from '#server/domain/transaction.ts';

/** Accounts of one transaction: their pages all fetch at once. */
export const ANNOUNCED_AT_ONCE = 500;

/**
 * Notifies the next accounts of a notice, or takes the notification back once the notice is down. A repeated run
 * notifies nobody twice.
 */
export async function announceNotice(
  deps: Deps,
  { noticeId, afterUserId }: JobPayload<'notices.announce'>,
): Promise<void> {
  await transaction(deps, async (tx) => {
    const notice = await holdNotice(tx, noticeId);
    const userIds = await listUserIds(tx, { after: afterUserId, limit: ANNOUNCED_AT_ONCE });
    const last = userIds.at(-1);
    if (last === undefined) return;
    const about = { userIds, notificationType: 'NOTICE', subjectId: noticeId } as const;
    if (notice)
      await notifyMany(tx, {
        ...about,
        ...notificationTexts.notice(notice.title, notice.content),
        createdAt: deps.clock.now(),
      });
    else await withdrawNotifications(tx, about);
    if (userIds.length === ANNOUNCED_AT_ONCE)
      await addJob(tx, 'notices.announce', { noticeId, afterUserId: last });
  });
}
