import {
  statisticsRoutes,
  type ChannelNotification,
  type RecommendedCourse,
} from '#shared/contract/channels/statistics.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';

type Days = RequestOf<typeof statisticsRoutes.getDaily>['query']['days'];
export type StatisticsDays = NonNullable<Days>;

export async function loadChannelNotifications(
  id: number,
  signal?: AbortSignal,
): Promise<ChannelNotification[]> {
  const reply = await rest.call(
    statisticsRoutes.listNotifications,
    { params: { id } },
    { signal, quiet: true },
  );
  return reply.notificationList;
}

export function loadDailyStatistics(
  id: number,
  days: StatisticsDays,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof statisticsRoutes.getDaily>> {
  return rest.call(statisticsRoutes.getDaily, { params: { id }, query: { days } }, { signal, quiet: true });
}

export function loadHere(
  id: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof statisticsRoutes.listHere>> {
  return rest.call(statisticsRoutes.listHere, { params: { id } }, { signal, quiet: true });
}

export async function loadRecommendedCourses(id: number, signal?: AbortSignal): Promise<RecommendedCourse[]> {
  const reply = await rest.call(
    statisticsRoutes.recommendCourses,
    { params: { id } },
    { signal, quiet: true },
  );
  return reply.courseList;
}

export async function loadRecommendedWorksheets(id: number, signal?: AbortSignal) {
  const reply = await rest.call(
    statisticsRoutes.recommendWorksheets,
    { params: { id } },
    { signal, quiet: true },
  );
  return reply.worksheetList;
}
