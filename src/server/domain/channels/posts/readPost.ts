import { and, eq, isNull } from 'drizzle-orm';
import type { BoardItem } from '#shared/contract/channels/channelBoards.ts';
import { channelPosts } from '#server/db/tables/channels/posts.ts';
import { AppError } from '#server/platform/appError.ts';
import { isBoardStaff, readBoard, type BoardReader } from '#server/domain/channels/boards/boardAccess.ts';

export type PostRow = typeof channelPosts.$inferSelect;

export interface PostReader extends BoardReader {
  readonly postId: number;
}

/**
 * A post that the caller may read, with its board. One rule for all routes with a post in their path: it is of the
 * channel, its board is open to the caller, and it is neither removed nor hidden from the caller. Throws
 * RESOURCE_NOT_FOUND, CHANNEL_GROUP_UNAUTHORIZED, CHANNEL_CONTENT_UNAUTHORIZED.
 */
export async function readPost(reader: PostReader): Promise<{ post: PostRow; board: BoardItem }> {
  const { db, userId, channel, postId } = reader;
  const [post] = await db
    .select()
    .from(channelPosts)
    .where(
      and(
        eq(channelPosts.id, postId),
        eq(channelPosts.channelId, channel.channelId),
        isNull(channelPosts.removedAt),
      ),
    );
  const isShown = post && (post.hiddenAt === null || post.userId === userId || isBoardStaff(channel.roles));
  if (!isShown)
    throw new AppError('RESOURCE_NOT_FOUND', {
      log: `no post ${postId} for user ${userId} in channel ${channel.channelId}`,
    });
  return { post, board: await readBoard({ ...reader, boardId: post.boardId }) };
}
