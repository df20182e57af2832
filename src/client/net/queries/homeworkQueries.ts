import { listOwnComments } from '#client/net/rest/learning/codeComments.ts';
import { getOwnHomework, listOwnHomeworks } from '#client/net/rest/learning/homeworks.ts';
import { getOwnHand } from '#client/net/rest/learning/raisedHands.ts';

type Signal = { readonly signal: AbortSignal };

/** What a pupil sees of homework and of the teacher's words; notifications invalidate `all`. */
export const homeworkQueries = {
  all: ['homework'] as const,
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
  comments: (problemId: number) => ({
    queryKey: ['homework', 'comments', problemId] as const,
    queryFn: ({ signal }: Signal) => listOwnComments(problemId, signal),
    staleTime: 0,
  }),
  hand: () => ({
    queryKey: ['hand'] as const,
    queryFn: ({ signal }: Signal) => getOwnHand(signal),
    staleTime: 0,
  }),
};
