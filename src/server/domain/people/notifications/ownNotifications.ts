import { and, count, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import {
  NOTIFICATION_DAYS,
  NOTIFICATIONS_PER_PAGE,
  type Notification,
} from '#shared/contract/people/notifications.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import { notifications } from '#server/db/tables/people/notifications.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import type { UserCall } from '#server/domain/call.ts';

interface OwnOne extends UserCall {
  readonly notificationId: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** One page of the own notifications, newest first. */
export async function listNotifications({ deps, userId, page }: UserCall & { readonly page: number }) {
  const isOwn = eq(notifications.userId, userId);
  const size = NOTIFICATIONS_PER_PAGE;
  const [rows, counted, unreadMessageCount] = await Promise.all([
    deps.db
      .select()
      .from(notifications)
      .where(isOwn)
      .orderBy(desc(notifications.id))
      .limit(size)
      .offset(rowsBefore({ page, first: 1, size })),
    deps.db.select({ total: count() }).from(notifications).where(isOwn),
    countUnread({ deps, userId }),
  ]);
  const totalCount = counted[0]?.total ?? 0;
  const domains = await deps.memberships.domainsOf({
    db: deps.db,
    channelIds: rows.flatMap(({ channelId }) => channelId ?? []),
  });
  return {
    notificationList: rows.map((row) => notificationView(row, domains)),
    pageCount: pageCountOf(totalCount, size),
    totalCount,
    unreadMessageCount,
  };
}

function notificationView(
  row: typeof notifications.$inferSelect,
  domains: ReadonlyMap<number, string>,
): Notification {
  const { id, notificationType, title, content, subjectId, channelId, createdAt, checkedAt } = row;
  return {
    notificationId: id,
    notificationType,
    title,
    content,
    subjectId,
    channelDomain: (channelId === null ? undefined : domains.get(channelId)) ?? null,
    createdAt: createdAt.toISOString(),
    checked: checkedAt !== null,
  };
}

async function countUnread({ deps, userId }: UserCall): Promise<number> {
  const [row] = await deps.db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.checkedAt)));
  return row?.unread ?? 0;
}

/** Unread messages from the staff of a channel to the user. */
export async function countUnreadNotices({
  deps,
  userId,
  channelId,
}: UserCall & { readonly channelId: number }): Promise<number> {
  const [row] = await deps.db
    .select({ unread: count() })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.checkedAt),
        eq(notifications.notificationType, 'CHANNEL_NOTICE'),
        eq(notifications.subjectId, channelId),
      ),
    );
  return row?.unread ?? 0;
}

/** Marks one as read; repeating it changes nothing. Returns the number left. Throws RESOURCE_NOT_FOUND. */
export async function checkNotification({ deps, userId, notificationId }: OwnOne) {
  await transaction(deps, async (tx) => {
    const checked = await tx
      .update(notifications)
      .set({ checkedAt: sql`coalesce(${notifications.checkedAt}, ${deps.clock.now()})` })
      .where(and(eq(notifications.id, notificationId), eq(notifications.userId, userId)))
      .returning({ id: notifications.id });
    if (checked.length === 0) throw notFound(userId, notificationId);
    await emit(tx, { type: 'notifications.changed', userId });
  });
  return { unreadMessageCount: await countUnread({ deps, userId }) };
}

/** Marks all up to one as read, so that newer ones stay unread. */
export async function checkNotifications({ deps, userId, notificationId }: OwnOne) {
  await transaction(deps, async (tx) => {
    const checked = await tx
      .update(notifications)
      .set({ checkedAt: deps.clock.now() })
      .where(
        and(
          eq(notifications.userId, userId),
          isNull(notifications.checkedAt),
          lte(notifications.id, notificationId),
        ),
      )
      .returning({ id: notifications.id });
    if (checked.length > 0) await emit(tx, { type: 'notifications.changed', userId });
  });
  return { unreadMessageCount: await countUnread({ deps, userId }) };
}

/** Throws RESOURCE_NOT_FOUND, also for notifications of others. */
export async function removeNotification({ deps, userId, notificationId }: OwnOne): Promise<void> {
  await transaction(deps, async (tx) => {
    const removed = await tx
      .delete(notifications)
      .where(and(eq(notifications.id, notificationId), eq(notifications.userId, userId)))
      .returning({ id: notifications.id });
    if (removed.length === 0) throw notFound(userId, notificationId);
    await emit(tx, { type: 'notifications.changed', userId });
  });
}

const notFound = (userId: number, notificationId: number) =>
  new AppError('RESOURCE_NOT_FOUND', { log: `no notification ${notificationId} of user ${userId}` });

/** Removes notifications older than 90 days. Returns their number. */
export async function purgeNotifications({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const oldest = new Date(clock.now().getTime() - NOTIFICATION_DAYS * DAY_MS);
  const gone = await db
    .delete(notifications)
    .where(lt(notifications.createdAt, oldest))
    .returning({ id: notifications.id });
  return gone.length;
}
