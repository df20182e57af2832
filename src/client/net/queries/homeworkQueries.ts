import { getOwnHomework, listOwnHomeworks } from '#client/net/rest/learning/homeworks.ts';
import { queryKeys } from './queryKeys.ts';

type Signal = { readonly signal: AbortSignal };

/** What a pupil sees of homework; notifications invalidate `all`. */
export const homeworkQueries = {
  all: queryKeys.homework,
  list: (channelId: number) => ({
    queryKey: ['homework', channelId] as const,
    queryFn: ({ signal }: Signal) => listOwnHomeworks(channelId, signal),
    staleTime: 0,
  }),
  one: (channelId: number, homeworkId: number) => ({
    queryKey: ['homework', channelId, homeworkId] as const,
    queryFn: ({ signal }: Signal) => getOwnHomework(channelId, homeworkId, signal),
    staleTime: 0,
  }),
};
