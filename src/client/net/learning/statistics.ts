import {
  statisticsRoutes,
  type ChannelNotification,
  type RecommendedCourse,
} from '#shared/contract/learning/statistics.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { client } from '#client/net/rest/client.ts';

const statistics = client(statisticsRoutes);

type Days = RequestOf<typeof statisticsRoutes.getDaily>['query']['days'];
export type StatisticsDays = NonNullable<Days>;

export async function loadChannelNotifications(
  id: number,
  signal?: AbortSignal,
): Promise<ChannelNotification[]> {
  const reply = await statistics.listNotifications({ params: { id } }, { signal, quiet: true });
  return reply.notificationList;
}

export function loadDailyStatistics(
  id: number,
  days: StatisticsDays,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof statisticsRoutes.getDaily>> {
  return statistics.getDaily({ params: { id }, query: { days } }, { signal, quiet: true });
}

export function loadHere(
  id: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof statisticsRoutes.listHere>> {
  return statistics.listHere({ params: { id } }, { signal, quiet: true });
}

export async function loadRecommendedCourses(id: number, signal?: AbortSignal): Promise<RecommendedCourse[]> {
  const reply = await statistics.recommendCourses({ params: { id } }, { signal, quiet: true });
  return reply.courseList;
}

export async function loadRecommendedWorksheets(id: number, signal?: AbortSignal) {
  const reply = await statistics.recommendWorksheets({ params: { id } }, { signal, quiet: true });
  return reply.worksheetList;
}
