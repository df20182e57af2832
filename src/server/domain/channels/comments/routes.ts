import type { commentRoutes } from '#shared/contract/channels/comments.ts';
import type { CallerChannel, Handlers } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { listComments, listReplies } from './listComments.ts';
import {
  createComment,
  removeComment,
  reportComment,
  setCommentHidden,
  updateComment,
} from './writeComment.ts';

interface CommentCall {
  readonly deps: Deps;
  readonly userId: number;
  readonly channel: CallerChannel;
  readonly params: { readonly id: number };
}
const ofPost = ({ deps, userId, channel, params }: CommentCall) => ({
  deps,
  userId,
  channel,
  postId: params.id,
});

export const commentHandlers: Handlers<typeof commentRoutes> = {
  list: (call) => listComments({ ...ofPost(call), cursor: call.query.cursor }),
  create: (call) => createComment({ ...ofPost(call), parentId: null, ...call.body }),
  update: (call) =>
    updateComment({ ...ofPost(call), commentId: call.params.commentId, parentId: null, ...call.body }),
  remove: async (call) => {
    await removeComment({ ...ofPost(call), commentId: call.params.commentId, parentId: null });
    return {};
  },
  listReplies: (call) =>
    listReplies({ ...ofPost(call), commentId: call.params.commentId, cursor: call.query.cursor }),
  createReply: (call) => createComment({ ...ofPost(call), parentId: call.params.commentId, ...call.body }),
  updateReply: (call) =>
    updateComment({
      ...ofPost(call),
      commentId: call.params.replyId,
      parentId: call.params.commentId,
      ...call.body,
    }),
  removeReply: async (call) => {
    const { replyId: commentId, commentId: parentId } = call.params;
    await removeComment({ ...ofPost(call), commentId, parentId });
    return {};
  },
  setVisibleState: async (call) => {
    const isHidden = call.body.visibleState === 'INVISIBLE';
    await setCommentHidden({ ...ofPost(call), commentId: call.params.commentId, isHidden });
    return {};
  },
  report: async (call) => {
    const { reason, comment = '' } = call.body;
    const { commentId } = call.params;
    return { reportId: await reportComment({ ...ofPost(call), commentId, reason, comment }) };
  },
};
