import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { MatrixContent } from '#shared/contract/learning/classProgress.ts';
import type { Database } from '#server/db/connect.ts';
import { contentChecks, problemProgress, videoWatches } from '#server/db/tables/learning/progress.ts';

export interface MemberProgress {
  /** Documents read and blocks handed in, as `contentOnLessonId`. */
  readonly read: ReadonlySet<number>;
  readonly solved: ReadonlySet<number>;
  /** Problems with a submission. */
  readonly tried: ReadonlySet<number>;
  /** Videos that were watched enough, and those that were opened at all. */
  readonly watched: ReadonlySet<number>;
  readonly opened: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * The progress of several users in some contents. A row holds a user and kind: a row for each fact would cost more to
 * transfer than to find.
 */
export async function progressOfMembers(query: {
  readonly db: Database;
  readonly userIds: readonly number[];
  readonly contents: readonly Omit<MatrixContent, 'title'>[];
}): Promise<(userId: number) => MemberProgress> {
  const { db, userIds, contents } = query;
  const idsOfType = (type: MatrixContent['contentType']) => [
    ...new Set(contents.flatMap((one) => (one.contentType === type ? one.contentId : []))),
  ];
  const contentIds = contents.map(({ contentOnLessonId }) => contentOnLessonId);
  const problemIds = idsOfType('PROBLEM');
  const videoIds = idsOfType('VIDEO');
  const ifAny = <Row>(ids: readonly number[], ask: () => Promise<Row[]>): Promise<Row[]> | Row[] =>
    userIds.length * ids.length === 0 ? [] : ask();
  const [read, worked, seen] = await Promise.all([
    ifAny(contentIds, () =>
      db
        .select({ userId: contentChecks.userId, read: idList(contentChecks.contentOnLessonId) })
        .from(contentChecks)
        .where(isAmong(contentChecks.userId, userIds, contentChecks.contentOnLessonId, contentIds))
        .groupBy(contentChecks.userId),
    ),
    ifAny(problemIds, () =>
      db
        .select({
          userId: problemProgress.userId,
          tried: idList(problemProgress.problemId),
          solved: idList(problemProgress.problemId, sql` filter (where ${problemProgress.success})`),
        })
        .from(problemProgress)
        .where(isAmong(problemProgress.userId, userIds, problemProgress.problemId, problemIds))
        .groupBy(problemProgress.userId),
    ),
    ifAny(videoIds, () =>
      db
        .select({
          userId: videoWatches.userId,
          opened: idList(videoWatches.videoId),
          watched: idList(videoWatches.videoId, sql` filter (where ${videoWatches.completedAt} is not null)`),
        })
        .from(videoWatches)
        .where(isAmong(videoWatches.userId, userIds, videoWatches.videoId, videoIds))
        .groupBy(videoWatches.userId),
    ),
  ]);
  const readBy = listsByUser(read, ({ read: list }) => list);
  const triedBy = listsByUser(worked, ({ tried }) => tried);
  const solvedBy = listsByUser(worked, ({ solved }) => solved);
  const openedBy = listsByUser(seen, ({ opened }) => opened);
  const watchedBy = listsByUser(seen, ({ watched }) => watched);
  return (userId) => ({
    read: readBy.get(userId) ?? NONE,
    solved: solvedBy.get(userId) ?? NONE,
    tried: triedBy.get(userId) ?? NONE,
    watched: watchedBy.get(userId) ?? NONE,
    opened: openedBy.get(userId) ?? NONE,
  });
}

/** The state of each of several users at one problem; users who have not begun are left out. */
export async function progressAtProblem(
  db: Database,
  { problemId, userIds }: { readonly problemId: number; readonly userIds: readonly number[] },
) {
  if (userIds.length === 0) return [];
  return db
    .select()
    .from(problemProgress)
    .where(and(eq(problemProgress.problemId, problemId), inArray(problemProgress.userId, [...userIds])));
}

/**
 * The number of users who have handed something in to a problem, and of those who solved it; `isAmong` selects the
 * users.
 */
export async function countAtProblem(
  db: Database,
  { problemId, isAmong }: { readonly problemId: number; readonly isAmong: (userId: SQL) => SQL },
): Promise<{ tried: number; solved: number }> {
  const [row] = await db
    .select({
      tried:
        sql`count(*) filter (where ${problemProgress.success} or ${problemProgress.submissionCount} > 0)`.mapWith(
          Number,
        ),
      solved: sql`count(*) filter (where ${problemProgress.success})`.mapWith(Number),
    })
    .from(problemProgress)
    .where(and(eq(problemProgress.problemId, problemId), isAmong(sql`${problemProgress.userId}`)));
  return row ?? { tried: 0, solved: 0 };
}

function listsByUser<Row extends { readonly userId: number }>(
  rows: readonly Row[],
  listOf: (row: Row) => string | null,
): ReadonlyMap<number, ReadonlySet<number>> {
  return new Map(rows.map((row) => [row.userId, idsOf(listOf(row))]));
}

type Column = AnyPgColumn<{ data: number }>;

/** Ids of a group as one text. */
const idList = (column: Column, filter: SQL = sql``): SQL<string | null> =>
  sql<string | null>`string_agg(${column}::text, ',')${filter}`;

const idsOf = (list: string | null): ReadonlySet<number> =>
  new Set(list === null ? [] : list.split(',').map(Number));

/**
 * Searches by user alone: a user has fewer rows than the two lists have pairs, each of which would be looked up. A
 * computed value cannot be looked up.
 */
function isAmong(user: Column, userIds: readonly number[], thing: Column, thingIds: readonly number[]): SQL {
  return sql`${user} = any(${`{${userIds.join()}}`}::int[]) and ${thing} + 0 = any(${`{${thingIds.join()}}`}::int[])`;
}
