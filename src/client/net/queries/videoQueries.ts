import { listVideoMembers, type VideoAddress } from '#client/net/rest/learning/videos.ts';
import { listUnfinishedUploads } from '#client/net/rest/learning/videoUploads.ts';

type Signal = { readonly signal: AbortSignal };

/** Queries of staff about videos beside those of all kinds of content. */
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
};
