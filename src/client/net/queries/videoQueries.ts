import { getLearnedVideo, listVideoMembers, type VideoAddress } from '#client/net/rest/learning/videos.ts';
import { listUnfinishedUploads } from '#client/net/rest/learning/videoUploads.ts';
import type { ContentPlace } from '#client/net/rest/learning/lessons.ts';

type Signal = { readonly signal: AbortSignal };

/** How often a page looks whether a conversion is done. */
export const CONVERTING_MS = 3000;
/** Whether a video is being converted, so that the next look may find it done. */
export const isConverting = (
  video: { readonly state: string; readonly failure: string | null } | undefined,
) => video?.state === 'CONVERTING' && video.failure === null;

/** What React reads of videos beside what all kinds of content have; `learned` is refreshed with its lesson. */
export const videoQueries = {
  members: ({ id, videoId }: VideoAddress, filter: Parameters<typeof listVideoMembers>[1]) => ({
    queryKey: ['lms', id, 'videos', 'members', videoId, filter] as const,
    queryFn: ({ signal }: Signal) => listVideoMembers({ id, videoId }, filter, signal),
    staleTime: 0,
  }),
  unfinished: (channelId: number) => ({
    queryKey: ['lms', channelId, 'videos', 'unfinished'] as const,
    queryFn: ({ signal }: Signal) => listUnfinishedUploads(channelId, signal),
    staleTime: 0,
  }),
  learned: (channelId: number, place: ContentPlace) => ({
    queryKey: ['learning', 'video', channelId, place] as const,
    queryFn: ({ signal }: Signal) => getLearnedVideo(channelId, place, signal),
    // Its signed address ends after a day or two, and a new one in mid-play would begin the video again.
    staleTime: 60 * 60 * 1000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }),
};
