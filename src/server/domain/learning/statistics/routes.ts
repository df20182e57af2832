import type { statisticsRoutes } from '#shared/contract/learning/statistics.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { listWorksheets } from '#server/domain/learning/worksheets/worksheets.ts';
import { channelNotifications } from './channelNotifications.ts';
import { dailyStatistics } from './dailyStatistics.ts';
import { listHere } from './listHere.ts';
import { recommendCourses } from './recommendCourses.ts';

const MOST_RECOMMENDED = 6;

export const statisticsHandlers: Handlers<typeof statisticsRoutes> = {
  listNotifications: async ({ deps, userId, channel }) => ({
    notificationList: await channelNotifications({ deps, userId, channel }),
  }),
  getDaily: (call) => dailyStatistics({ ...channelScope(call), days: call.query.days }),
  listHere: (call) => listHere(channelScope(call)),
  recommendCourses: async (call) => ({ courseList: await recommendCourses(channelScope(call)) }),
  recommendWorksheets: async (call) => {
    const { worksheetList } = await listWorksheets({ ...channelScope(call), page: 1, query: '' });
    return { worksheetList: worksheetList.slice(0, MOST_RECOMMENDED) };
  },
};
