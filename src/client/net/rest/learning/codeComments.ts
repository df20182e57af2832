import { codeCommentRoutes, type CodeComment } from '#shared/contract/learning/codeComments.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';
import type { MemberProblem } from './classProgress.ts';

export type CommentWish = RequestOf<typeof codeCommentRoutes.write>['body'];
export type OwnComments = ResponseOf<typeof codeCommentRoutes.listOwn>;

const quiet = { quiet: true };

export function listOwnComments(problemId: number, signal?: AbortSignal): Promise<OwnComments> {
  return rest.call(codeCommentRoutes.listOwn, { params: { problemId } }, { signal, ...quiet });
}

/** The refusal is worded beside the answer. */
export function answerComment(
  params: { readonly problemId: number; readonly commentId: number },
  text: string,
): Promise<CodeComment> {
  return rest.call(codeCommentRoutes.answer, { params, body: { text } }, quiet);
}

export async function checkOwnComments(problemId: number, commentId: number): Promise<void> {
  await rest.call(codeCommentRoutes.checkOwn, { params: { problemId }, body: { commentId } }, quiet);
}

export function writeComment({ id, memberId }: MemberProblem, body: CommentWish): Promise<CodeComment> {
  return rest.call(codeCommentRoutes.write, { params: { id, memberId }, body }, quiet);
}

export async function removeComment({ id, memberId }: MemberProblem, commentId: number): Promise<void> {
  await rest.call(codeCommentRoutes.remove, { params: { id, memberId, commentId } });
}

export async function checkAnswers(params: MemberProblem, commentId: number): Promise<void> {
  await rest.call(codeCommentRoutes.check, { params, body: { commentId } }, quiet);
}
