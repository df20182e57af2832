import { mainPageRoutes, type MainPageSection } from '#shared/contract/channels/mainPages.ts';
import { postRoutes } from '#shared/contract/channels/posts.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { mutationHook, renew } from '#client/net/mutationHook.ts';
import { queryClient } from '#client/net/queryClient.ts';
import {
  loadChannelNotifications,
  loadDailyStatistics,
  loadHere,
  loadRecommendedCourses,
  loadRecommendedWorksheets,
  type StatisticsDays,
} from '#client/net/learning/statistics.ts';

const mainPages = client(mainPageRoutes);
const posts = client(postRoutes);

const mainPageOf = (channelId: number) => ['mainPage', channelId] as const;

const HERE_MS = 20_000;

/** The main page of a channel and what its sections show; others change it, so it is asked for whenever it is opened. */
export const mainPageQueries = {
  page: (channelId: number) => ({
    queryKey: [...mainPageOf(channelId), 'page'] as const,
    queryFn: ({ signal }: Asked) => mainPages.get({ channelId }, { signal }),
    staleTime: 0,
  }),
  own: (channelId: number) => ({
    queryKey: [...mainPageOf(channelId), 'own'] as const,
    queryFn: ({ signal }: Asked) => mainPages.getOwn({ channelId }, { signal }),
    staleTime: 0,
    // A page is never replaced while it is being edited.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }),
  notices: (channelId: number) => ({
    queryKey: [...mainPageOf(channelId), 'notices'] as const,
    queryFn: async ({ signal }: Asked) =>
      (await posts.listNotices({ channelId, query: {} }, { signal, quiet: true })).postList,
    staleTime: 0,
  }),
  posts: (channelId: number) => ({
    queryKey: [...mainPageOf(channelId), 'posts'] as const,
    queryFn: async ({ signal }: Asked) =>
      (await posts.listRecent({ channelId }, { signal, quiet: true })).postList,
    staleTime: 0,
  }),
  notifications: (channelId: number) => ({
    queryKey: [...mainPageOf(channelId), 'notifications'] as const,
    queryFn: ({ signal }: Asked) => loadChannelNotifications(channelId, signal),
    staleTime: 0,
  }),
  daily: (channelId: number, days: StatisticsDays) => ({
    queryKey: [...mainPageOf(channelId), 'daily', days] as const,
    queryFn: ({ signal }: Asked) => loadDailyStatistics(channelId, days, signal),
  }),
  here: (channelId: number) => ({
    queryKey: [...mainPageOf(channelId), 'here'] as const,
    queryFn: ({ signal }: Asked) => loadHere(channelId, signal),
    refetchInterval: HERE_MS,
  }),
  courses: (channelId: number) => ({
    queryKey: [...mainPageOf(channelId), 'courses'] as const,
    queryFn: ({ signal }: Asked) => loadRecommendedCourses(channelId, signal),
    staleTime: 0,
  }),
  worksheets: (channelId: number) => ({
    queryKey: [...mainPageOf(channelId), 'worksheets'] as const,
    queryFn: ({ signal }: Asked) => loadRecommendedWorksheets(channelId, signal),
  }),
};

/** Takes over what a colleague has saved. */
export const renewOwnMainPage = (channelId: number) => renew([mainPageQueries.own(channelId).queryKey]);

interface SavedMainPage {
  readonly sectionList: readonly MainPageSection[];
  /** The version that was edited; null saves over the newest one. */
  readonly baseVersion: number | null;
}

/** Failures are shown beside the sections. */
export const useSaveMainPage = mutationHook((channelId: number) => ({
  mutationFn: async ({ sectionList, baseVersion }: SavedMainPage) => {
    const base = baseVersion ?? (await mainPages.getOwn({ channelId })).version;
    const body = { sectionList: [...sectionList], baseVersion: base };
    return mainPages.save({ channelId, body }, { quiet: true });
  },
  onSuccess: (page) => queryClient.setQueryData(mainPageQueries.own(channelId).queryKey, page),
  renews: [mainPageQueries.page(channelId).queryKey],
}));
