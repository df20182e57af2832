import type { notificationRoutes } from '#shared/contract/people/notifications.ts';
import type { Handlers } from '#server/domain/call.ts';
import {
  checkNotification,
  checkNotifications,
  listNotifications,
  removeNotification,
} from './ownNotifications.ts';
import { sendNotifications } from './sendNotifications.ts';

export const notificationHandlers: Handlers<typeof notificationRoutes> = {
  list: ({ deps, userId, query }) => listNotifications({ deps, userId, page: query.page }),
  send: ({ deps, userId, channel, body }) => sendNotifications({ deps, userId, channel, ...body }),
  checkAll: ({ deps, userId, body }) => checkNotifications({ deps, userId, ...body }),
  check: ({ deps, userId, params }) => checkNotification({ deps, userId, notificationId: params.id }),
  remove: async ({ deps, userId, params }) => {
    await removeNotification({ deps, userId, notificationId: params.id });
    return {};
  },
};
