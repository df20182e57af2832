import { eq, sql } from 'drizzle-orm';
import { postText } from '#shared/posts/postText.ts';
import type { ReportReason } from '#shared/contract/people/moderation.ts';
import type { Transaction } from '#server/db/connect.ts';
import { channelPosts } from '#server/db/tables/channels/posts.ts';
import { writeAudit } from '#server/domain/channels/audit/writeAudit.ts';
import { forgetFile } from '#server/domain/people/files/storedFiles.ts';
import { reportWords } from '#server/domain/people/reports/reportWords.ts';
import { transaction } from '#server/domain/transaction.ts';
import type { OnePost } from './getPost.ts';
import { dropPostFiles } from './postFiles.ts';
import { readPost } from './readPost.ts';
import { assertMayModerate } from './writers.ts';

/** Admits the writer, or staff not below it; removals by staff are recorded in the audit log. Throws NOT_HAS_ROLE. */
export async function removePost({ deps, userId, channel, postId }: OnePost): Promise<void> {
  const { post } = await readPost({ db: deps.db, userId, channel, postId });
  const isOwn = post.userId === userId;
  if (!isOwn) await assertMayModerate({ db: deps.db, userId, channel, writerId: post.userId });
  const keys = await transaction(deps, async (tx) => {
    await tx.update(channelPosts).set({ removedAt: deps.clock.now() }).where(eq(channelPosts.id, postId));
    if (!isOwn)
      await writeAudit(tx, {
        channelId: channel.channelId,
        actorId: userId,
        action: 'POST_REMOVE',
        targetUserId: post.userId,
        detail: { postId, title: post.title },
      });
    return dropPostFiles(tx, postId);
  });
  for (const key of keys) await forgetFile(deps, key);
}

/** Hides a post from members, or shows it again. Repeating it changes nothing. Throws NOT_HAS_ROLE. */
export async function setPostHidden(input: OnePost & { readonly isHidden: boolean }): Promise<void> {
  const { deps, userId, channel, postId, isHidden } = input;
  const { post } = await readPost({ db: deps.db, userId, channel, postId });
  await assertMayModerate({ db: deps.db, userId, channel, writerId: post.userId });
  if ((post.hiddenAt !== null) === isHidden) return;
  await transaction(deps, async (tx) => {
    await tx
      .update(channelPosts)
      .set({ hiddenAt: isHidden ? deps.clock.now() : null })
      .where(eq(channelPosts.id, postId));
    await writeAudit(tx, {
      channelId: channel.channelId,
      actorId: userId,
      targetUserId: post.userId,
      action: isHidden ? 'POST_HIDE' : 'POST_SHOW',
      detail: { postId, title: post.title },
    });
  });
}

/** Reports a post to staff, with its words. Answers the report's id. Throws VALIDATION_FAIL for the own. */
export async function reportPost(
  input: OnePost & { readonly reason: ReportReason; readonly comment: string },
): Promise<number> {
  const { deps, userId, channel, postId, reason, comment } = input;
  const { post } = await readPost({ db: deps.db, userId, channel, postId });
  return reportWords({
    deps,
    userId,
    reportedUserId: post.userId,
    reason,
    comment,
    kind: 'POST',
    contentId: post.id,
    channelId: channel.channelId,
    lines: [{ text: `${post.title}\n${postText(post.content)}`, at: post.createdAt }],
  });
}

/** In the transaction that writes or removes a comment. */
export async function countComments(tx: Transaction, postId: number, more: number): Promise<void> {
  await tx
    .update(channelPosts)
    .set({ commentCount: sql`greatest(${channelPosts.commentCount} + ${more}, 0)` })
    .where(eq(channelPosts.id, postId));
}
