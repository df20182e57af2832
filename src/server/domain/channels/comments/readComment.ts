import { and, eq, isNull } from 'drizzle-orm';
import type { ChannelCall } from '#server/domain/call.ts';
import { channelComments } from '#server/db/tables/channels/comments.ts';
import { AppError } from '#server/platform/appError.ts';
import { isBoardStaff } from '#server/domain/channels/boards/boardAccess.ts';
import { readPost, type PostRow } from '#server/domain/channels/posts/readPost.ts';

export type CommentRow = typeof channelComments.$inferSelect;

/** A caller about the comments of a post. */
export interface OfPost extends ChannelCall {
  readonly postId: number;
}

/**
 * A comment of the post, or one of its replies, that the caller may see; `parentId` is the required parent, null for a
 * comment itself, and is left out for either. Throws RESOURCE_NOT_FOUND and the errors of `readPost`.
 */
export async function readComment(
  of: OfPost & { readonly commentId: number; readonly parentId?: number | null },
): Promise<{ comment: CommentRow; post: PostRow }> {
  const { deps, userId, channel, postId, commentId, parentId } = of;
  const { post } = await readPost({ db: deps.db, userId, channel, postId });
  const [comment] = await deps.db
    .select()
    .from(channelComments)
    .where(
      and(
        eq(channelComments.id, commentId),
        eq(channelComments.postId, postId),
        isNull(channelComments.removedAt),
      ),
    );
  const isShown =
    comment &&
    (parentId === undefined || comment.parentId === parentId) &&
    (comment.hiddenAt === null || comment.userId === userId || isBoardStaff(channel.roles));
  if (!isShown)
    throw new AppError('RESOURCE_NOT_FOUND', {
      log: `no comment ${commentId} under ${parentId ?? 'post'} of post ${postId} for user ${userId}`,
    });
  return { comment, post };
}
