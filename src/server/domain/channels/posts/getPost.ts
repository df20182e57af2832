import { eq, sql } from 'drizzle-orm';
import type { Post } from '#shared/contract/channels/posts.ts';
import { channelPosts, channelPostViews } from '#server/db/tables/channels/posts.ts';
import type { ChannelCall } from '#server/domain/call.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { contentOf } from './postDrafts.ts';
import { picturesOf, reportFilesOf } from './postFiles.ts';
import { readPost } from './readPost.ts';
import { mayModerate, writersOf } from './writers.ts';

export interface OnePost extends ChannelCall {
  readonly postId: number;
}

/** A post as the caller sees it. Throws what `readPost` throws. */
export async function getPost({ deps, userId, channel, postId }: OnePost): Promise<Post> {
  const { db } = deps;
  const { post, board } = await readPost({ db, userId, channel, postId });
  const { channelId, roles } = channel;
  const writer = (await writersOf({ db, channelId, userIds: [post.userId] }))(post.userId);
  const isOwn = post.userId === userId;
  const mayHide = mayModerate(roles, writer);
  const mayPost = holdsAtLeast(roles, 'generalMember');
  return {
    postId,
    boardId: board.boardId,
    boardName: board.name,
    postType: post.postType,
    title: post.title,
    content: contentOf(post.content),
    writer,
    viewCount: post.viewCount,
    commentCount: post.commentCount,
    pictureList: await picturesOf(deps, { postId }),
    reportFileList: await reportFilesOf(deps, { postId }),
    mentionList: post.mentions,
    version: post.version,
    hidden: post.hiddenAt !== null,
    createdAt: post.createdAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
    editable: isOwn && mayPost && board.writable,
    removable: (isOwn && mayPost) || mayHide,
    commentable: mayPost,
    mayHide,
  };
}

/** Counts a view of a post: the first one of everybody but its writer. */
export async function viewPost(input: OnePost): Promise<Post> {
  const { deps, userId, postId } = input;
  const post = await getPost(input);
  if (post.writer.userId === userId) return post;
  const viewCount = await deps.db.transaction(async (tx) => {
    const first = await tx
      .insert(channelPostViews)
      .values({ postId, userId, viewedAt: deps.clock.now() })
      .onConflictDoNothing()
      .returning({ postId: channelPostViews.postId });
    if (first.length === 0) return post.viewCount;
    const [counted] = await tx
      .update(channelPosts)
      .set({ viewCount: sql`${channelPosts.viewCount} + 1` })
      .where(eq(channelPosts.id, postId))
      .returning({ viewCount: channelPosts.viewCount });
    return counted?.viewCount ?? post.viewCount;
  });
  return { ...post, viewCount };
}
