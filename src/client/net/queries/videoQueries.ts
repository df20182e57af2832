import {
  getLearnedVideo,
  getVideo,
  listVideoMembers,
  listVideos,
  type VideoAddress,
  type VideoFilter,
} from '#client/net/rest/learning/videos.ts';
import { listUnfinishedUploads } from '#client/net/rest/learning/videoUploads.ts';
import type { ContentPlace } from '#client/net/rest/learning/lessons.ts';

type Signal = { readonly signal: AbortSignal };

/** How often a page looks whether a conversion is done. */
const CONVERTING_MS = 3000;
type Converted = { readonly state: string; readonly failure: string | null };
const isUnderWay = ({ state, failure }: Converted) => state === 'CONVERTING' && failure === null;

/** What React reads of videos; `learned` belongs to a lesson and is refreshed with it. */
export const videoQueries = {
  all: (channelId: number) => ['videos', channelId] as const,
  list: (channelId: number, filter: VideoFilter) => ({
    queryKey: ['videos', channelId, 'list', filter] as const,
    queryFn: ({ signal }: Signal) => listVideos(channelId, filter, signal),
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: { videoList: readonly Converted[] } } }) =>
      state.data?.videoList.some(isUnderWay) === true && CONVERTING_MS,
  }),
  one: (address: VideoAddress) => ({
    queryKey: ['videos', address.id, 'one', address.videoId] as const,
    queryFn: ({ signal }: Signal) => getVideo(address, signal),
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: Converted } }) =>
      state.data !== undefined && isUnderWay(state.data) && CONVERTING_MS,
  }),
  members: (address: VideoAddress, query: string) => ({
    queryKey: ['videos', address.id, 'members', address.videoId, query] as const,
    queryFn: ({ signal }: Signal) => listVideoMembers(address, query, signal),
    staleTime: 0,
  }),
  unfinished: (channelId: number) => ({
    queryKey: ['videos', channelId, 'unfinished'] as const,
    queryFn: ({ signal }: Signal) => listUnfinishedUploads(channelId, signal),
    staleTime: 0,
  }),
  learned: (place: ContentPlace) => ({
    queryKey: ['learning', 'video', place] as const,
    queryFn: ({ signal }: Signal) => getLearnedVideo(place, signal),
    // Its signed address ends after a day or two, and it may be converted meanwhile.
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: Converted } }) =>
      state.data !== undefined && isUnderWay(state.data) && CONVERTING_MS,
    refetchOnWindowFocus: false,
  }),
};
