import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { SEARCH_LETTERS } from '#shared/contract/channels/posts.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channelPosts } from '#server/db/tables/channels/posts.ts';
import { AppError } from '#server/platform/appError.ts';
import { eraOf, letterPairs, searchKeys, searchWords } from './searchKeys.ts';
import { postTexts } from './texts.ts';

/** The number of eras searched at once: the newest few first, in which most searches end. */
const FIRST_ERAS = 2;
const MORE_ERAS = 4;

/**
 * The ids of the newest posts of some boards that contain every word; from the newest era back until the page is full.
 * Throws VALIDATION_FAIL for a search without two letters in a row.
 */
export async function searchPostIds(input: {
  readonly db: Database | Transaction;
  readonly channelId: number;
  readonly query: string;
  readonly boardIds: readonly number[];
  readonly before: number | undefined;
  readonly size: number;
  readonly isShown: SQL;
}): Promise<number[]> {
  const { db, channelId, query, before, size } = input;
  const words = searchWords(query);
  const pairs = letterPairs(words.join(' '));
  if (pairs.length === 0)
    throw new AppError('VALIDATION_FAIL', {
      message: postTexts.searchShort,
      fieldErrors: [{ field: 'query', message: postTexts.searchShort }],
      log: `a search needs ${SEARCH_LETTERS} letters in a row`,
    });
  const [newest, oldest] = [await edgeId(db, channelId, 'newest'), await edgeId(db, channelId, 'oldest')];
  if (newest === undefined || oldest === undefined) return [];
  const found: number[] = [];
  let era = eraOf(Math.min(newest, (before ?? newest + 1) - 1));
  for (let eras = FIRST_ERAS; era >= eraOf(oldest) && found.length < size; eras *= MORE_ERAS) {
    const last = Math.max(eraOf(oldest), era - eras + 1);
    const keys = Array.from({ length: era - last + 1 }, (_, back) =>
      searchKeys(pairs, channelId, era - back),
    );
    const { rows } = await db.execute<{ id: number }>(
      matchesIn({ ...input, keys, words, size: size - found.length }),
    );
    found.push(...rows.map(({ id }) => id));
    era = last - 1;
  }
  return found;
}

/** The statement, for tests of its plan. */
export function matchesIn(input: {
  readonly keys: readonly (readonly number[])[];
  readonly words: readonly string[];
  readonly boardIds: readonly number[];
  readonly before: number | undefined;
  readonly size: number;
  readonly isShown: SQL;
}): SQL {
  const { keys, words, boardIds, before, size, isShown } = input;
  const { id, boardId, removedAt, searchText, searchKeys: stored } = channelPosts;
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
  const eras = keys.map((ofEra) => sql`(${sql.param(ofEra)}::int[])`);
  // Sorting by the bare id would make the planner walk all posts from the newest on, which is endless for a rare
  // word; comparing the bare board would make it read all posts of the board besides the matches.
  return sql`
    select matching.id from (values ${sql.join(eras, sql`, `)}) as era(keys)
    cross join lateral (
      select ${id} from ${channelPosts}
      where ${stored} @> era.keys and ${boardId} + 0 = any(${sql.param(boardIds)}::int[])
        and ${removedAt} is null and ${isShown}
        and ${searchText} like all (${sql.param(patterns)}::text[])
        ${before === undefined ? sql`` : sql`and ${id} < ${before}`}
      order by ${id} + 0 desc limit ${size}
    ) as matching
    order by matching.id desc limit ${size}`;
}

async function edgeId(
  db: Database | Transaction,
  channelId: number,
  edge: 'newest' | 'oldest',
): Promise<number | undefined> {
  const order = edge === 'newest' ? desc : asc;
  const [row] = await db
    .select({ id: channelPosts.id })
    .from(channelPosts)
    .where(eq(channelPosts.channelId, channelId))
    .orderBy(order(channelPosts.id))
    .limit(1);
  return row?.id;
}
