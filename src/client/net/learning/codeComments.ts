import { codeCommentRoutes } from '#shared/contract/learning/codeComments.ts';
import type { RequestOf } from '#shared/contract/route.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import type { MemberProblem } from './classProgress.ts';

/* Teachers' comments on the lines of a pupil's code. Refusals are worded beside the words. */

const codeComments = client(codeCommentRoutes);

export const codeCommentQueries = {
  /** The teacher's words on one's own code. The key lies below that of homework, which notifications renew. */
  own: (problemId: number) => ({
    queryKey: [...queryKeys.homework, 'comments', problemId] as const,
    queryFn: ({ signal }: Asked) => codeComments.listOwn({ params: { problemId } }, { signal, quiet: true }),
    staleTime: 0,
  }),
};

export const useAnswerCodeComment = mutationHook((problemId: number) => ({
  mutationFn: ({ commentId, text }: { readonly commentId: number; readonly text: string }) =>
    codeComments.answer({ params: { problemId, commentId }, body: { text } }, { quiet: true }),
  renews: [codeCommentQueries.own(problemId).queryKey],
}));

/** The mark of a new comment stays until the page is opened again. */
export const checkOwnCodeComments = (problemId: number, commentId: number) =>
  codeComments.checkOwn({ params: { problemId }, body: { commentId } }, { quiet: true });

export const useWriteCodeComment = mutationHook(({ id, memberId }: MemberProblem) => ({
  mutationFn: (body: RequestOf<typeof codeCommentRoutes.write>['body']) =>
    codeComments.write({ params: { id, memberId }, body }, { quiet: true }),
  renews: [queryKeys.classOf(id)],
}));

export const useRemoveCodeComment = mutationHook(({ id, memberId }: MemberProblem) => ({
  mutationFn: (commentId: number) => codeComments.remove({ params: { id, memberId, commentId } }),
  renewsAlways: [queryKeys.classOf(id)],
}));

/** Says that the answers up to one were read. */
export const checkCodeComments = (params: MemberProblem, commentId: number) =>
  codeComments.check({ params, body: { commentId } }, { quiet: true });
