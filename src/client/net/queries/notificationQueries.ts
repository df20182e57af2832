import { listNotifications } from '#client/net/rest/people/notifications.ts';
import { queryKeys } from './queryKeys.ts';

export const notificationQueries = {
  all: queryKeys.notifications,
  list: (page: number) => ({
    queryKey: ['notifications', page] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listNotifications(page, signal),
  }),
};
