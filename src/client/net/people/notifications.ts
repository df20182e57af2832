import { notificationRoutes } from '#shared/contract/people/notifications.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { notificationStore } from '#client/stores/notificationStore.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';

const notifications = client(notificationRoutes);

type NotificationPage = ResponseOf<typeof notificationRoutes.list>;

function storeUnread<Reply extends { readonly unreadMessageCount: number }>(reply: Reply): Reply {
  notificationStore.setState({ unread: reply.unreadMessageCount });
  return reply;
}

async function listNotifications(page: number, signal?: AbortSignal): Promise<NotificationPage> {
  return storeUnread(await notifications.list({ query: { page } }, { signal, quiet: true }));
}

/** Counts what waits unread; quietly, it is only a number on a button. */
export async function countUnreadNotifications(): Promise<void> {
  await listNotifications(1);
}

export const notificationQueries = {
  list: (page: number) => ({
    queryKey: [...queryKeys.notifications, page] as const,
    queryFn: ({ signal }: Asked) => listNotifications(page, signal),
  }),
};

export const useCheckNotification = mutationHook({
  mutationFn: (id: number) => notifications.check({ params: { id } }, { quiet: true }),
  onSuccess: storeUnread,
  renews: [queryKeys.notifications],
});

/** Marks everything up to the one on top as read. */
export const useCheckNotifications = mutationHook({
  mutationFn: (notificationId: number) => notifications.checkAll({ body: { notificationId } }),
  onSuccess: storeUnread,
  renewsAlways: [queryKeys.notifications],
});

export const useRemoveNotification = mutationHook({
  mutationFn: (id: number) => notifications.remove({ params: { id } }),
  renewsAlways: [queryKeys.notifications],
});

/** Writes to all members of the channel; for its staff. Failures are worded in the form. */
export async function sendChannelNotice(channelId: number, content: string): Promise<number> {
  const reply = await notifications.send({ channelId, body: { content } }, { quiet: true });
  return reply.sentCount;
}
