import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Comment } from '#shared/contract/channels/comments.ts';
import type { ReportReason } from '#shared/contract/people/moderation.ts';
import { channelComments } from '#server/db/tables/channels/comments.ts';
import { AppError } from '#server/platform/appError.ts';
import { writeAudit } from '#server/domain/channels/audit/writeAudit.ts';
import { nameInChannel } from '#server/domain/channels/channels/memberships.ts';
import { assertNotMuted, refuseHarmfulWords } from '#server/domain/channels/posts/checkWords.ts';
import { mentionsIn, notifyMentioned } from '#server/domain/channels/posts/mentions.ts';
import { countComments } from '#server/domain/channels/posts/moderatePost.ts';
import { readPost } from '#server/domain/channels/posts/readPost.ts';
import { assertMayModerate } from '#server/domain/channels/posts/writers.ts';
import { blockedAround } from '#server/domain/people/moderation/blockedAround.ts';
import { reportWords } from '#server/domain/people/reports/reportWords.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { getComment } from './listComments.ts';
import { readComment, type OfPost } from './readComment.ts';
import { commentTexts } from './texts.ts';

type OfComment = OfPost & { readonly commentId: number; readonly parentId?: number | null };

/**
 * Comments on a post, or replies to one of its comments. The writer of the post or comment is notified, then the
 * mentioned users. Throws VALIDATION_FAIL, CHAT_MUTED, RESOURCE_NOT_FOUND and what `readPost` throws.
 */
export async function createComment(
  of: OfPost & { readonly parentId: number | null; readonly content: string },
): Promise<Comment> {
  const { deps, userId, channel, postId, parentId, content } = of;
  const { channelId } = channel;
  const { post } = await readPost({ db: deps.db, userId, channel, postId });
  const parent =
    parentId === null ? null : (await readComment({ ...of, commentId: parentId, parentId: null })).comment;
  await assertNotMuted(deps, userId);
  await refuseHarmfulWords(deps, userId, { content });
  const reader = { db: deps.db, userId, channel, boardId: post.boardId };
  const mentions = await mentionsIn({ ...reader, text: content });
  const blocked = await blockedAround({ deps, userId });
  const now = deps.clock.now();
  const commentId = await transaction(deps, async (tx) => {
    const [made] = await tx
      .insert(channelComments)
      .values({ postId, parentId, userId, content, mentions, createdAt: now, updatedAt: now })
      .returning({ id: channelComments.id });
    await countComments(tx, postId, 1);
    if (parent)
      await tx
        .update(channelComments)
        .set({ replyCount: sql`${channelComments.replyCount} + 1` })
        .where(eq(channelComments.id, parent.id));
    const answered = parent?.userId ?? post.userId;
    const told = new Set([userId, answered]);
    const about = { channelId, postId, title: post.title };
    if (answered !== userId && !blocked.has(answered))
      await emit(tx, {
        type: parent ? 'comment.replied' : 'post.commented',
        userId: answered,
        writerName: await nameInChannel({ db: tx, channelId, userId }),
        ...about,
      });
    await notifyMentioned({ deps, tx, ...about, writerId: userId, mentions, told });
    return made?.id ?? 0;
  });
  return getComment({ ...of, commentId });
}

/** Changes an own comment or reply. Throws NOT_HAS_ROLE for those of others. */
export async function updateComment(of: OfComment & { readonly content: string }): Promise<Comment> {
  const { deps, userId, channel, content } = of;
  const { comment, post } = await readComment(of);
  if (comment.userId !== userId)
    throw new AppError('NOT_HAS_ROLE', {
      message: commentTexts.onlyWriter,
      log: `user ${userId} has not written comment ${comment.id}`,
    });
  await assertNotMuted(deps, userId);
  await refuseHarmfulWords(deps, userId, { content });
  const mentions = await mentionsIn({ db: deps.db, userId, channel, boardId: post.boardId, text: content });
  await deps.db
    .update(channelComments)
    .set({ content, mentions, updatedAt: deps.clock.now() })
    .where(and(eq(channelComments.id, comment.id), isNull(channelComments.removedAt)));
  return getComment({ ...of, commentId: comment.id });
}

/** Removes a comment by the rules of `removePost`; replies stay. Throws NOT_HAS_ROLE. */
export async function removeComment(of: OfComment): Promise<void> {
  const { deps, userId, channel, postId } = of;
  const { comment } = await readComment(of);
  const isOwn = comment.userId === userId;
  if (!isOwn) await assertMayModerate({ db: deps.db, userId, channel, writerId: comment.userId });
  await transaction(deps, async (tx) => {
    const gone = await tx
      .update(channelComments)
      .set({ removedAt: deps.clock.now() })
      .where(and(eq(channelComments.id, comment.id), isNull(channelComments.removedAt)))
      .returning({ id: channelComments.id });
    // Another request has just removed it.
    if (gone.length === 0) return;
    await countComments(tx, postId, -1);
    if (comment.parentId !== null)
      await tx
        .update(channelComments)
        .set({ replyCount: sql`greatest(${channelComments.replyCount} - 1, 0)` })
        .where(eq(channelComments.id, comment.parentId));
    if (!isOwn)
      await writeAudit(tx, {
        channelId: channel.channelId,
        actorId: userId,
        targetUserId: comment.userId,
        action: 'COMMENT_REMOVE',
        detail: { postId, commentId: comment.id },
      });
  });
}

/** Hides a comment or reply from members, or shows it again. Repeating it changes nothing. Throws NOT_HAS_ROLE. */
export async function setCommentHidden(of: OfComment & { readonly isHidden: boolean }): Promise<void> {
  const { deps, userId, channel, postId, isHidden } = of;
  const { comment } = await readComment(of);
  await assertMayModerate({ db: deps.db, userId, channel, writerId: comment.userId });
  if ((comment.hiddenAt !== null) === isHidden) return;
  await transaction(deps, async (tx) => {
    await tx
      .update(channelComments)
      .set({ hiddenAt: isHidden ? deps.clock.now() : null })
      .where(eq(channelComments.id, comment.id));
    await writeAudit(tx, {
      channelId: channel.channelId,
      actorId: userId,
      targetUserId: comment.userId,
      action: isHidden ? 'COMMENT_HIDE' : 'COMMENT_SHOW',
      detail: { postId, commentId: comment.id },
    });
  });
}

/** Reports a comment or reply to staff. Answers the report's id. Throws VALIDATION_FAIL for the own. */
export async function reportComment(
  of: OfComment & { readonly reason: ReportReason; readonly comment: string },
): Promise<number> {
  const { deps, userId, reason } = of;
  const { comment } = await readComment(of);
  return reportWords({
    deps,
    userId,
    reportedUserId: comment.userId,
    reason,
    comment: of.comment,
    kind: 'COMMENT',
    contentId: comment.id,
    channelId: of.channel.channelId,
    lines: [{ text: comment.content, at: comment.createdAt }],
  });
}
