import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NotificationType } from '#shared/contract/people/notifications.ts';
import type { Transaction } from '#server/db/connect.ts';
import { notifications } from '#server/db/tables/people/notifications.ts';
import { emit } from '#server/domain/transaction.ts';

interface ForMany {
  readonly userIds: readonly number[];
  readonly notificationType: NotificationType;
  readonly subjectId: number;
}

/** Notifies users in one statement; those that hold a notification about the same subject already get no second one. */
export async function notifyMany(
  tx: Transaction,
  {
    userIds,
    notificationType,
    subjectId,
    title,
    content,
    createdAt,
  }: ForMany & { readonly title: string; readonly content: string; readonly createdAt: Date },
): Promise<void> {
  const { rows } = await tx.execute<{ userId: number }>(sql`
    insert into notifications (user_id, notification_type, subject_id, title, content, created_at)
    select id, ${notificationType}::text, ${subjectId}::int, ${title}::text, ${content}::text,
      ${createdAt.toISOString()}::timestamptz
    from unnest(${`{${userIds.join(',')}}`}::int[]) as id
    where not exists (
      select from notifications held where held.user_id = id
        and held.notification_type = ${notificationType} and held.subject_id = ${subjectId})
    returning user_id as "userId"`);
  await emitChanged(tx, rows);
}

/** Removes the notifications of users about a subject that is gone. */
export async function withdrawNotifications(
  tx: Transaction,
  { userIds, notificationType, subjectId }: ForMany,
): Promise<void> {
  const rows = await tx
    .delete(notifications)
    .where(
      and(
        inArray(notifications.userId, [...userIds]),
        eq(notifications.notificationType, notificationType),
        eq(notifications.subjectId, subjectId),
      ),
    )
    .returning({ userId: notifications.userId });
  await emitChanged(tx, rows);
}

async function emitChanged(tx: Transaction, rows: readonly { readonly userId: number }[]): Promise<void> {
  for (const { userId } of rows) await emit(tx, { type: 'notifications.changed', userId });
}
