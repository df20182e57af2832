import { listNotifications } from '#client/net/rest/people/notifications.ts';

export const notificationQueries = {
  all: ['notifications'] as const,
  list: (page: number) => ({
    queryKey: ['notifications', page] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listNotifications(page, signal),
  }),
};
