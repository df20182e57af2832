import { notifications } from '#server/db/tables/people/notifications.ts';
import { AppError } from '#server/platform/appError.ts';
import type { ChannelCall } from '#server/domain/call.ts';
import { writeAudit } from '#server/domain/people/moderation/writeAudit.ts';
import { publicTextProblem } from '#server/domain/people/textFilter/publicText.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { notificationTexts } from './texts.ts';

/** Rows of one insert: a statement holds at most 65,535 parameters. */
const ROWS_AT_ONCE = 5000;

/**
 * Writes to members of a channel: the named ones, or all but the sender. All or nothing. Throws RESOURCE_NOT_FOUND when
 * a named user is no member, VALIDATION_FAIL for words that others should not read.
 */
export async function sendNotifications(
  input: ChannelCall & {
    userIdList?: readonly number[] | undefined;
    content: string;
  },
): Promise<{ sentCount: number }> {
  const { deps, userId, channel, userIdList, content } = input;
  const { channelId, channelName } = channel;
  const problem = publicTextProblem(content);
  if (problem !== undefined) {
    throw new AppError('VALIDATION_FAIL', {
      message: problem,
      fieldErrors: [{ field: 'content', message: problem }],
      log: `user ${userId} wrote a notification that the filter refuses`,
    });
  }
  const createdAt = deps.clock.now();
  return transaction(deps, async (tx) => {
    const memberIds = new Set(await deps.memberships.activeMemberIds({ db: tx, channelId }));
    const targets = userIdList ? [...new Set(userIdList)] : [...memberIds].filter((id) => id !== userId);
    const stranger = targets.find((id) => !memberIds.has(id));
    if (stranger !== undefined)
      throw new AppError('RESOURCE_NOT_FOUND', { log: `user ${stranger} is no member of ${channelId}` });
    const words = notificationTexts.channelNotice(channelName, content);
    for (let start = 0; start < targets.length; start += ROWS_AT_ONCE) {
      await tx.insert(notifications).values(
        targets.slice(start, start + ROWS_AT_ONCE).map((target) => ({
          userId: target,
          notificationType: 'CHANNEL_NOTICE' as const,
          ...words,
          subjectId: channelId,
          createdAt,
        })),
      );
    }
    for (const target of targets) await emit(tx, { type: 'notifications.changed', userId: target });
    await writeAudit({
      tx,
      actorId: userId,
      channelId,
      action: 'NOTIFICATION_SEND',
      // 0 stands for several users.
      targetUserId: targets.length === 1 ? (targets[0] ?? 0) : 0,
      details: { content, sentCount: targets.length },
    });
    return { sentCount: targets.length };
  });
}
