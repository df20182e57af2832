import { videoRoutes } from '#shared/contract/learning/videos.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { storeQuestChange } from '#client/net/world/questChanges.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import type { ContentPlace } from './lessons.ts';

const videos = client(videoRoutes);

/** How often a page asks whether a conversion is done, ms. */
export const CONVERTING_MS = 3000;

export const isConverting = (
  video: { readonly state: string; readonly failure: string | null } | undefined,
) => video?.state === 'CONVERTING' && video.failure === null;

export const learnedVideoQueries = {
  /** Asked again with its lesson. */
  one: (channelId: number, place: ContentPlace) => ({
    queryKey: [...queryKeys.learning, 'video', channelId, place] as const,
    queryFn: ({ signal }: Asked) => videos.get({ channelId, params: place }, { signal }),
    // Its signed address ends after a day or two, and a new one in mid-play would begin the video again.
    staleTime: 60 * 60 * 1000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }),
};

/** Reports what was watched; what is not counted now is not asked for again. */
export async function reportWatch(
  channelId: number,
  place: ContentPlace,
  body: RequestOf<typeof videoRoutes.watch>['body'],
): Promise<ResponseOf<typeof videoRoutes.watch>> {
  const reply = await videos.watch({ channelId, params: place, body }, { quiet: true });
  if (reply.questChange) storeQuestChange(reply.questChange);
  return reply;
}
