import {
  loadMainPage,
  loadNewestNotices,
  loadOwnMainPage,
  loadRecentPosts,
} from '#client/net/rest/channels/mainPages.ts';
import {
  loadChannelNotifications,
  loadDailyStatistics,
  loadHere,
  loadRecommendedCourses,
  loadRecommendedWorksheets,
  type StatisticsDays,
} from '#client/net/rest/channels/statistics.ts';

type Signal = { readonly signal: AbortSignal };
const HERE_MS = 20_000;

/** The main page of a channel and what its sections show; others change it, so it is asked for whenever it is opened. */
export const mainPageQueries = {
  all: (channelId: number) => ['mainPage', channelId] as const,
  page: (channelId: number) => ({
    queryKey: ['mainPage', channelId, 'page'] as const,
    queryFn: ({ signal }: Signal) => loadMainPage(channelId, signal),
    staleTime: 0,
  }),
  own: (channelId: number) => ({
    queryKey: ['mainPage', channelId, 'own'] as const,
    queryFn: ({ signal }: Signal) => loadOwnMainPage(channelId, signal),
    staleTime: 0,
    // What is being edited is never replaced under the hand.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }),
  notices: (channelId: number) => ({
    queryKey: ['mainPage', channelId, 'notices'] as const,
    queryFn: ({ signal }: Signal) => loadNewestNotices(channelId, signal),
    staleTime: 0,
  }),
  posts: (channelId: number) => ({
    queryKey: ['mainPage', channelId, 'posts'] as const,
    queryFn: ({ signal }: Signal) => loadRecentPosts(channelId, signal),
    staleTime: 0,
  }),
  notifications: (channelId: number) => ({
    queryKey: ['mainPage', channelId, 'notifications'] as const,
    queryFn: ({ signal }: Signal) => loadChannelNotifications(channelId, signal),
    staleTime: 0,
  }),
  daily: (channelId: number, days: StatisticsDays) => ({
    queryKey: ['mainPage', channelId, 'daily', days] as const,
    queryFn: ({ signal }: Signal) => loadDailyStatistics(channelId, days, signal),
  }),
  here: (channelId: number) => ({
    queryKey: ['mainPage', channelId, 'here'] as const,
    queryFn: ({ signal }: Signal) => loadHere(channelId, signal),
    refetchInterval: HERE_MS,
  }),
  courses: (channelId: number) => ({
    queryKey: ['mainPage', channelId, 'courses'] as const,
    queryFn: ({ signal }: Signal) => loadRecommendedCourses(channelId, signal),
    staleTime: 0,
  }),
  worksheets: (channelId: number) => ({
    queryKey: ['mainPage', channelId, 'worksheets'] as const,
    queryFn: ({ signal }: Signal) => loadRecommendedWorksheets(channelId, signal),
  }),
};
