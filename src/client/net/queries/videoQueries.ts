import type { Asked } from '#client/net/rest/client.ts';
import { listVideoMembers, type VideoAddress } from '#client/net/rest/learning/videos.ts';
import { listUnfinishedUploads } from '#client/net/rest/learning/videoUploads.ts';

/** Queries of staff about videos beside those of all kinds of content. */
export const videoQueries = {
  members: ({ id, videoId }: VideoAddress, filter: Parameters<typeof listVideoMembers>[1]) => ({
    queryKey: ['lms', id, 'videos', 'members', videoId, filter] as const,
    queryFn: ({ signal }: Asked) => listVideoMembers({ id, videoId }, filter, signal),
    staleTime: 0,
  }),
  unfinished: (channelId: number) => ({
    queryKey: ['lms', channelId, 'videos', 'unfinished'] as const,
    queryFn: ({ signal }: Asked) => listUnfinishedUploads(channelId, signal),
    staleTime: 0,
  }),
};
