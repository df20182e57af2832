import { listOwnComments } from '#client/net/rest/learning/codeComments.ts';
import { queryKeys } from './queryKeys.ts';

/** The teacher's words on a pupil's own code. Its key lies below that of homework, which notifications renew. */
export const commentsQuery = (problemId: number) => ({
  queryKey: [...queryKeys.homework, 'comments', problemId] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => listOwnComments(problemId, signal),
  staleTime: 0,
});
