import { notificationRoutes } from '#shared/contract/people/notifications.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { notificationStore } from '#client/stores/notificationStore.ts';
import { rest } from '#client/net/rest/rest.ts';

export type NotificationPage = ResponseOf<typeof notificationRoutes.list>;

function storeUnread<Reply extends { readonly unreadMessageCount: number }>(reply: Reply): Reply {
  notificationStore.setState({ unread: reply.unreadMessageCount });
  return reply;
}

export async function listNotifications(page: number, signal?: AbortSignal): Promise<NotificationPage> {
  return storeUnread(await rest.call(notificationRoutes.list, { query: { page } }, { signal, quiet: true }));
}

/** Counts what waits unread; quietly, it is only a number on a button. */
export async function countUnreadNotifications(): Promise<void> {
  await listNotifications(1);
}

export async function checkNotification(notificationId: number): Promise<void> {
  const params = { id: notificationId };
  storeUnread(await rest.call(notificationRoutes.check, { params }, { quiet: true }));
}

/** Marks everything up to the one on top as read. */
export async function checkNotifications(notificationId: number): Promise<void> {
  storeUnread(await rest.call(notificationRoutes.checkAll, { body: { notificationId } }));
}

export async function removeNotification(notificationId: number): Promise<void> {
  await rest.call(notificationRoutes.remove, { params: { id: notificationId } });
}

/** Writes to all members of the channel; for its staff. What goes wrong is worded in the form. */
export async function sendChannelNotice(channelId: number, content: string): Promise<number> {
  const reply = await rest.call(notificationRoutes.send, { channelId, body: { content } }, { quiet: true });
  return reply.sentCount;
}
