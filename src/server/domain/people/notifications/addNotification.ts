import { and, eq, isNull } from 'drizzle-orm';
import type { NotificationType } from '#shared/contract/people/notifications.ts';
import type { Transaction } from '#server/db/connect.ts';
import { notifications } from '#server/db/tables/people/notifications.ts';
import { emit } from '#server/domain/transaction.ts';

export interface NewNotification {
  readonly tx: Transaction;
  readonly userId: number;
  readonly notificationType: NotificationType;
  readonly title: string;
  readonly content: string;
  readonly subjectId?: number;
  /** The channel of the event. */
  readonly channelId?: number;
}

/** Notifies one user, in the transaction of the cause. */
export async function addNotification({ tx, ...notification }: NewNotification): Promise<void> {
  await tx.insert(notifications).values(notification);
  await emit(tx, { type: 'notifications.changed', userId: notification.userId });
}

/**
 * Adds a notification unless an equal one about the same subject waits unread, so that repeated requests do not flood
 * the receiver.
 */
export async function addNotificationOnce(
  notification: NewNotification & { readonly subjectId: number },
): Promise<void> {
  const { tx, userId, notificationType, subjectId } = notification;
  const [waiting] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.checkedAt),
        eq(notifications.notificationType, notificationType),
        eq(notifications.subjectId, subjectId),
      ),
    )
    .limit(1);
  if (!waiting) await addNotification(notification);
}
