import type { statisticsRoutes } from '#shared/contract/channels/statistics.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { channelNotifications } from './channelNotifications.ts';
import { dailyStatistics } from './dailyStatistics.ts';
import { listHere } from './listHere.ts';
import { recommendCourses } from './recommendCourses.ts';

export const statisticsHandlers: Handlers<typeof statisticsRoutes> = {
  listNotifications: async ({ deps, userId, channel }) => ({
    notificationList: await channelNotifications({ deps, userId, channel }),
  }),
  getDaily: (call) => dailyStatistics({ ...channelScope(call), days: call.query.days }),
  listHere: (call) => listHere(channelScope(call)),
  recommendCourses: async (call) => ({ courseList: await recommendCourses(channelScope(call)) }),
  // Nobody can make worksheets yet.
  recommendWorksheets: async () => ({ worksheetList: [] }),
};
