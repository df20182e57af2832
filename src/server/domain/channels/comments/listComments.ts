import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import {
  COMMENTS_PER_PAGE,
  FIRST_REPLIES,
  type Comment,
  type Reply,
} from '#shared/contract/channels/comments.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { cutPage, readCursor } from '#server/db/cursor.ts';
import { channelComments } from '#server/db/tables/channels/comments.ts';
import { isBoardStaff } from '#server/domain/channels/boards/boardAccess.ts';
import { readPost } from '#server/domain/channels/posts/readPost.ts';
import { mayModerate, writersOf } from '#server/domain/channels/posts/writers.ts';
import { readComment, type CommentRow, type OfPost } from './readComment.ts';

interface CursorPage {
  readonly cursor: string | undefined;
}

/** Comments of a post, oldest first; a removed one stays while it has replies. */
export async function listComments(
  of: OfPost & CursorPage,
): Promise<{ commentList: Comment[]; nextCursor: string | null }> {
  const { deps, userId, channel, postId, cursor } = of;
  await readPost({ db: deps.db, userId, channel, postId });
  const after = readCursor(cursor) ?? 0;
  const rows = await deps.db
    .select()
    .from(channelComments)
    .where(
      and(
        eq(channelComments.postId, postId),
        isNull(channelComments.parentId),
        gt(channelComments.id, after),
        or(isNull(channelComments.removedAt), gt(channelComments.replyCount, 0)),
      ),
    )
    .orderBy(asc(channelComments.id))
    .limit(COMMENTS_PER_PAGE + 1);
  const { page, nextCursor } = cutPage(rows, { size: COMMENTS_PER_PAGE, idOf: ({ id }) => id });
  return { commentList: await toComments(of, page), nextCursor };
}

/** Replies to a comment, oldest first. */
export async function listReplies(
  of: OfPost & CursorPage & { readonly commentId: number },
): Promise<{ replyList: Reply[]; nextCursor: string | null }> {
  const { deps, userId, channel, postId, commentId, cursor } = of;
  await readPost({ db: deps.db, userId, channel, postId });
  const after = readCursor(cursor) ?? 0;
  const rows = await deps.db
    .select()
    .from(channelComments)
    .where(
      and(
        eq(channelComments.postId, postId),
        eq(channelComments.parentId, commentId),
        gt(channelComments.id, after),
        isNull(channelComments.removedAt),
      ),
    )
    .orderBy(asc(channelComments.id))
    .limit(COMMENTS_PER_PAGE + 1);
  const { page, nextCursor } = cutPage(rows, { size: COMMENTS_PER_PAGE, idOf: ({ id }) => id });
  return { replyList: await toReplies(of, page), nextCursor };
}

/** One comment or reply as the caller sees it, after it was written. */
export async function getComment(of: OfPost & { readonly commentId: number }): Promise<Comment> {
  const { comment } = await readComment(of);
  const [made] = await toComments(of, [comment]);
  if (!made) throw new Error(`getComment: comment ${of.commentId} made no view`);
  return made;
}

async function toComments(of: OfPost, rows: readonly CommentRow[]): Promise<Comment[]> {
  const withReplies = rows.filter(({ replyCount }) => replyCount > 0).map(({ id }) => id);
  const replies = await firstReplies(of, withReplies);
  const views = await toReplies(of, [...rows, ...replies]);
  const byId = new Map(views.map((view) => [view.commentId, view]));
  return rows.flatMap(({ id, replyCount }) => {
    const view = byId.get(id);
    if (!view) return [];
    const own = replies.filter(({ parentId }) => parentId === id);
    return [{ ...view, replyCount, replyList: own.flatMap((reply) => byId.get(reply.id) ?? []) }];
  });
}

/** A few replies of each comment, by the index, for any number of replies. */
async function firstReplies({ deps }: OfPost, commentIds: readonly number[]): Promise<CommentRow[]> {
  if (commentIds.length === 0) return [];
  const { id, parentId, removedAt } = channelComments;
  const { rows } = await deps.db.execute<{ id: number }>(sql`
    select first.id from unnest(${sql.param([...commentIds])}::int[]) as comment(id)
    cross join lateral (
      select ${id} from ${channelComments}
      where ${parentId} = comment.id and ${removedAt} is null
      order by ${id} limit ${FIRST_REPLIES}
    ) as first`);
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  return deps.db.select().from(channelComments).where(inArray(id, ids)).orderBy(asc(id));
}

async function toReplies({ deps, userId, channel }: OfPost, rows: readonly CommentRow[]): Promise<Reply[]> {
  const { channelId, roles } = channel;
  const writer = await writersOf({ db: deps.db, channelId, userIds: rows.map((row) => row.userId) });
  const isStaff = isBoardStaff(roles);
  const mayPost = holdsAtLeast(roles, 'generalMember');
  return rows.map((row) => {
    const isOwn = row.userId === userId;
    const state = row.removedAt !== null ? 'REMOVED' : row.hiddenAt !== null ? 'HIDDEN' : 'SHOWN';
    const mayHide = mayModerate(roles, writer(row.userId));
    const isReadable = state === 'SHOWN' || (state === 'HIDDEN' && (isStaff || isOwn));
    return {
      commentId: row.id,
      writer: isReadable ? writer(row.userId) : null,
      content: isReadable ? row.content : '',
      mentionList: isReadable ? row.mentions : [],
      state,
      edited: row.updatedAt > row.createdAt,
      createdAt: row.createdAt.toISOString(),
      editable: isReadable && isOwn && mayPost,
      removable: isReadable && ((isOwn && mayPost) || mayHide),
      mayHide: isReadable && mayHide,
    };
  });
}
