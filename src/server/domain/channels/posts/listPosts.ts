import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import {
  POSTS_PER_PAGE,
  RANKED_POSTS,
  RECENT_POSTS,
  type PostSummary,
} from '#shared/contract/channels/posts.ts';
import { cutPage, readCursor } from '#server/db/cursor.ts';
import { channelPosts } from '#server/db/tables/channels/posts.ts';
import {
  isBoardStaff,
  readableBoards,
  readBoard,
  type BoardReader,
} from '#server/domain/channels/boards/boardAccess.ts';
import { searchPostIds } from './searchPosts.ts';
import { writersOf } from './writers.ts';

interface PageQuery extends BoardReader {
  /** Null for all boards that the caller may read. */
  readonly boardId: number | null;
  readonly cursor: string | undefined;
}

interface PostPage {
  readonly postList: PostSummary[];
  readonly nextCursor: string | null;
}

/**
 * One page of posts, newest first; with `query` those that contain every word of it. Throws the errors of `readBoard`.
 */
export async function listPosts(
  input: PageQuery & { readonly query: string | undefined },
): Promise<PostPage> {
  const before = readCursor(input.cursor);
  const boardIds = await boardIdsOf(input);
  const size = POSTS_PER_PAGE + 1;
  const isShown = shownTo(input);
  const ids =
    input.query === undefined || input.query === ''
      ? await newestIds(input, { boardIds, before, size })
      : await searchPostIds({
          db: input.db,
          channelId: input.channel.channelId,
          query: input.query,
          boardIds,
          before,
          size,
          isShown,
        });
  return pageOf(input, ids);
}

/** One page of notices, newest first. Throws the errors of `readBoard`. */
export async function listNotices(input: PageQuery): Promise<PostPage> {
  const before = readCursor(input.cursor);
  const boardIds = await boardIdsOf(input);
  return pageOf(
    input,
    await newestIds(input, { boardIds, before, size: POSTS_PER_PAGE + 1, noticesOnly: true }),
  );
}

/** The newest posts of all boards the caller may read. */
export async function listRecentPosts(reader: BoardReader): Promise<PostSummary[]> {
  const boardIds = await boardIdsOf({ ...reader, boardId: null });
  return readSummaries(reader, await newestIds(reader, { boardIds, before: undefined, size: RECENT_POSTS }));
}

/** The posts with the most views of all boards the caller may read. */
export async function rankPostsByViews(reader: BoardReader): Promise<PostSummary[]> {
  const boardIds = await boardIdsOf({ ...reader, boardId: null });
  if (boardIds.length === 0) return [];
  const { id, boardId, viewCount, removedAt, hiddenAt } = channelPosts;
  const { rows } = await reader.db.execute<{ id: number }>(sql`
    select ranked.id from unnest(${sql.param(boardIds)}::int[]) as board(id)
    cross join lateral (
      select ${id}, ${viewCount} from ${channelPosts}
      where ${boardId} = board.id and ${removedAt} is null and ${hiddenAt} is null and ${viewCount} > 0
      order by ${viewCount} desc, ${id} desc limit ${RANKED_POSTS}
    ) as ranked
    order by ranked.view_count desc, ranked.id desc limit ${RANKED_POSTS}`);
  const ids = rows.map((row) => row.id);
  const summaries = new Map((await readSummaries(reader, ids)).map((summary) => [summary.postId, summary]));
  return ids.flatMap((postId) => summaries.get(postId) ?? []);
}

async function boardIdsOf(query: Omit<PageQuery, 'cursor'>): Promise<number[]> {
  if (query.boardId !== null) return [(await readBoard({ ...query, boardId: query.boardId })).boardId];
  return (await readableBoards(query)).map(({ boardId }) => boardId);
}

/** The posts of a board that the caller sees: all for staff, others see public posts and their own. */
function shownTo({ userId, channel }: BoardReader): SQL {
  return isBoardStaff(channel.roles)
    ? sql`true`
    : sql`(${channelPosts.hiddenAt} is null or ${channelPosts.userId} = ${userId})`;
}

/** Each board is read from its newest post on, so that the cost depends on the number of boards, not of posts. */
async function newestIds(
  reader: BoardReader,
  wanted: {
    readonly boardIds: readonly number[];
    readonly before: number | undefined;
    readonly size: number;
    readonly noticesOnly?: boolean;
  },
): Promise<number[]> {
  const { boardIds, before, size, noticesOnly = false } = wanted;
  if (boardIds.length === 0) return [];
  const { id, boardId, postType, removedAt } = channelPosts;
  const { rows } = await reader.db.execute<{ id: number }>(sql`
    select newest.id from unnest(${sql.param(boardIds)}::int[]) as board(id)
    cross join lateral (
      select ${id} from ${channelPosts}
      where ${boardId} = board.id and ${removedAt} is null and ${shownTo(reader)}
        ${noticesOnly ? sql`and ${postType} = 'NOTICE'` : sql``}
        ${before === undefined ? sql`` : sql`and ${id} < ${before}`}
      order by ${id} desc limit ${size}
    ) as newest
    order by newest.id desc limit ${size}`);
  return rows.map((row) => row.id);
}

async function pageOf(reader: BoardReader, ids: readonly number[]): Promise<PostPage> {
  const { page, nextCursor } = cutPage(ids, { size: POSTS_PER_PAGE, idOf: (id) => id });
  return { postList: await readSummaries(reader, page), nextCursor };
}

async function readSummaries(
  { db, channel: { channelId } }: BoardReader,
  ids: readonly number[],
): Promise<PostSummary[]> {
  if (ids.length === 0) return [];
  const { id, boardId, userId, postType, title, excerpt } = channelPosts;
  const { viewCount, commentCount, reportFileCount, hiddenAt, createdAt } = channelPosts;
  const rows = await db
    .select({
      postId: id,
      boardId,
      userId,
      postType,
      title,
      excerpt,
      viewCount,
      commentCount,
      reportFileCount,
      hiddenAt,
      createdAt,
    })
    .from(channelPosts)
    .where(and(inArray(id, [...ids]), eq(channelPosts.channelId, channelId)))
    .orderBy(desc(id));
  const writer = await writersOf({ db, channelId, userIds: rows.map((row) => row.userId) });
  return rows.map(({ userId: writerId, hiddenAt: hidden, createdAt: at, ...row }) => ({
    ...row,
    writer: writer(writerId),
    hidden: hidden !== null,
    createdAt: at.toISOString(),
  }));
}
