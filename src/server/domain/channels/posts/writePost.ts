import { and, eq, sql } from 'drizzle-orm';
import type { Post, PostType } from '#shared/contract/channels/posts.ts';
import type { PostBlock, PostDocument } from '#shared/posts/postDocument.ts';
import { pictureIdsOf, postExcerpt, postText } from '#shared/posts/postText.ts';
import { sanitisePost } from '#shared/posts/sanitisePost.ts';
import type { Transaction } from '#server/db/connect.ts';
import { channelPosts } from '#server/db/tables/channels/posts.ts';
import { AppError } from '#server/platform/appError.ts';
import type { ChannelCall } from '#server/domain/call.ts';
import { isBoardStaff, writableBoard } from '#server/domain/channels/boards/boardAccess.ts';
import { forgetFile } from '#server/domain/people/files/storedFiles.ts';
import { transaction } from '#server/domain/transaction.ts';
import { assertDocument, assertNotMuted, refuseHarmfulWords } from './checkWords.ts';
import { dropDraft } from './postDrafts.ts';
import { getPost } from './getPost.ts';
import { mentionsIn, notifyMentioned } from './mentions.ts';
import { settleFiles, usablePictureIds } from './postFiles.ts';
import { readPost } from './readPost.ts';
import { eraOf, letterPairs, searchable, SEARCHED_LETTERS, searchKeys } from './searchKeys.ts';
import { postTexts } from './texts.ts';

export interface WrittenPost extends ChannelCall {
  readonly postType: PostType;
  readonly boardId: number;
  readonly title: string;
  /** Untrusted content; it is rebuilt. */
  readonly content: unknown;
}

/**
 * Posts on a board. The writer's temporary post there is removed, and its files move to the post. Requests with one
 * `requestKey` make one post. Throws NOT_HAS_ROLE, VALIDATION_FAIL, CHAT_MUTED, and what `readBoard` throws.
 */
export async function createPost(input: WrittenPost & { readonly requestKey: string }): Promise<Post> {
  const { deps, userId, channel, postType, title, requestKey } = input;
  const { channelId } = channel;
  const sent = await findSent(input);
  if (sent !== undefined) return getPost({ deps, userId, channel, postId: sent });
  const { boardId } = await assertMayPost(input);
  const document = await documentOf(input, { boardId, postId: null });
  const mentions = await mentionsIn({
    db: deps.db,
    userId,
    channel,
    boardId,
    text: wordsOf(document),
  });
  const now = deps.clock.now();
  const made = await transaction(deps, async (tx) => {
    const postId = await nextPostId(tx);
    const [row] = await tx
      .insert(channelPosts)
      .values({
        id: postId,
        channelId,
        boardId,
        userId,
        postType,
        title,
        requestKey,
        mentions,
        ...derivedFrom({ title, document, channelId, postId }),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: channelPosts.id });
    // The same request has just been committed.
    if (!row) return null;
    const gone = await settleFiles(tx, { userId, boardId, postId, isNew: true }, pictureIdsOf(document));
    await dropDraft(tx, { userId, boardId });
    await notifyMentioned({ deps, tx, writerId: userId, channelId, postId, title, mentions });
    return { postId, gone };
  });
  for (const key of made?.gone ?? []) await forgetFile(deps, key);
  const postId = made?.postId ?? (await findSent(input)) ?? 0;
  return getPost({ deps, userId, channel, postId });
}

/**
 * Changes an own post, unless a newer version of it exists: POST_CONFLICT. Newly mentioned users are notified. Throws
 * NOT_HAS_ROLE for posts of others besides what `createPost` throws.
 */
export async function updatePost(
  input: WrittenPost & { readonly postId: number; readonly baseVersion: number },
): Promise<Post> {
  const { deps, userId, channel, postType, postId, title, baseVersion } = input;
  const { channelId } = channel;
  const { post } = await readPost({ db: deps.db, userId, channel, postId });
  if (post.userId !== userId)
    throw new AppError('NOT_HAS_ROLE', {
      message: postTexts.onlyWriter,
      log: `user ${userId} has not written post ${postId}`,
    });
  const { boardId } = await assertMayPost(input);
  const document = await documentOf(input, { boardId, postId });
  const mentions = await mentionsIn({
    db: deps.db,
    userId,
    channel,
    boardId,
    text: wordsOf(document),
  });
  const gone = await transaction(deps, async (tx) => {
    const [row] = await tx
      .update(channelPosts)
      .set({
        boardId,
        postType,
        title,
        mentions,
        updatedAt: deps.clock.now(),
        ...derivedFrom({ title, document, channelId, postId }),
        version: baseVersion + 1,
      })
      .where(
        and(
          eq(channelPosts.id, postId),
          eq(channelPosts.version, baseVersion),
          sql`${channelPosts.removedAt} is null`,
        ),
      )
      .returning({ id: channelPosts.id });
    if (!row)
      throw new AppError('POST_CONFLICT', { log: `post ${postId} is no longer of version ${baseVersion}` });
    const told = new Set(post.mentions.map((mention) => mention.userId));
    await notifyMentioned({ deps, tx, writerId: userId, channelId, postId, title, mentions, told });
    return settleFiles(tx, { userId, boardId, postId, isNew: false }, pictureIdsOf(document));
  });
  for (const key of gone) await forgetFile(deps, key);
  return getPost({ deps, userId, channel, postId });
}

async function assertMayPost(input: WrittenPost): Promise<{ boardId: number }> {
  const { deps, userId, channel, postType, boardId } = input;
  const board = await writableBoard({ db: deps.db, userId, channel, boardId });
  if (postType === 'NOTICE' && !isBoardStaff(channel.roles))
    throw new AppError('NOT_HAS_ROLE', {
      message: postTexts.noticesByStaff,
      log: `user ${userId} holds [${channel.roles.join()}] and may write no notice`,
    });
  await assertNotMuted(deps, userId);
  return board;
}

/** The cleaned content, with no pictures but the writer's own, in words that others may read. */
async function documentOf(
  { deps, userId, title, content }: WrittenPost,
  of: { readonly boardId: number; readonly postId: number | null },
): Promise<PostDocument> {
  const cleaned = sanitisePost(content);
  const usable = await usablePictureIds(deps.db, { userId, ...of }, pictureIdsOf(cleaned));
  const document = { ...cleaned, content: withPictures(cleaned.content, usable) };
  assertDocument(document);
  await refuseHarmfulWords(deps, userId, { title, content: postText(document) });
  return document;
}

function withPictures(blocks: readonly PostBlock[], usable: ReadonlySet<number>): PostBlock[] {
  return blocks.flatMap((block): PostBlock[] => {
    if (block.type === 'picture') return usable.has(block.attrs.fileId) ? [block] : [];
    if (block.type === 'blockquote') return [{ ...block, content: withPictures(block.content, usable) }];
    if (block.type === 'bulletList' || block.type === 'orderedList')
      return [
        {
          ...block,
          content: block.content.map((item) => ({ ...item, content: withPictures(item.content, usable) })),
        },
      ];
    if (block.type === 'table')
      return [
        {
          ...block,
          content: block.content.map((row) => ({
            ...row,
            content: row.content.map((cell) => ({ ...cell, content: withPictures(cell.content, usable) })),
          })),
        },
      ];
    return [block];
  });
}

/** Words without code, where an @ begins no name. */
const wordsOf = (document: PostDocument): string =>
  postText({ ...document, content: document.content.filter(({ type }) => type !== 'codeBlock') });

function derivedFrom(of: { title: string; document: PostDocument; channelId: number; postId: number }) {
  const { title, document, channelId, postId } = of;
  const searchText = searchable(`${title} ${postText(document)}`)
    .slice(0, SEARCHED_LETTERS)
    .toWellFormed();
  return {
    content: document,
    excerpt: postExcerpt(document),
    searchText,
    searchKeys: searchKeys(letterPairs(searchText), channelId, eraOf(postId)),
  };
}

async function findSent(
  of: ChannelCall & {
    readonly requestKey: string;
  },
): Promise<number | undefined> {
  const { deps, userId, channel, requestKey } = of;
  const [row] = await deps.db
    .select({ id: channelPosts.id })
    .from(channelPosts)
    .where(
      and(
        eq(channelPosts.userId, userId),
        eq(channelPosts.requestKey, requestKey),
        eq(channelPosts.channelId, channel.channelId),
      ),
    );
  return row?.id;
}

/** The id is part of the search keys, so it is chosen before the row is written. */
async function nextPostId(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('channel_posts', 'id')) as id`,
  );
  return Number(rows[0]?.id);
}
