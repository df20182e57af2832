import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { contentChecks, problemProgress } from '#server/db/tables/learning/progress.ts';

export interface MemberProgress {
  /** Documents read, as `contentOnLessonId`. */
  readonly read: ReadonlySet<number>;
  readonly solved: ReadonlySet<number>;
  /** Problems that something was handed in to. */
  readonly tried: ReadonlySet<number>;
}

const NOTHING: MemberProgress = { read: new Set(), solved: new Set(), tried: new Set() };

/**
 * What each of several users has read, solved and tried of what is asked for. A row for each user: one for each fact
 * would cost more to carry than to find.
 */
export async function progressOfMembers(query: {
  readonly db: Database;
  readonly userIds: readonly number[];
  readonly problemIds: readonly number[];
  readonly contentIds: readonly number[];
}): Promise<(userId: number) => MemberProgress> {
  const { db, userIds, problemIds, contentIds } = query;
  const [read, worked] = await Promise.all([
    userIds.length * contentIds.length === 0
      ? []
      : db
          .select({ userId: contentChecks.userId, read: idList(contentChecks.contentOnLessonId) })
          .from(contentChecks)
          .where(isAmong(contentChecks.userId, userIds, contentChecks.contentOnLessonId, contentIds))
          .groupBy(contentChecks.userId),
    userIds.length * problemIds.length === 0
      ? []
      : db
          .select({
            userId: problemProgress.userId,
            tried: idList(problemProgress.problemId),
            solved: idList(problemProgress.problemId, sql` filter (where ${problemProgress.success})`),
          })
          .from(problemProgress)
          .where(isAmong(problemProgress.userId, userIds, problemProgress.problemId, problemIds))
          .groupBy(problemProgress.userId),
  ]);
  const readBy = new Map(read.map((row) => [row.userId, idsOf(row.read)]));
  const workedBy = new Map(
    worked.map((row) => [row.userId, { solved: idsOf(row.solved), tried: idsOf(row.tried) }]),
  );
  return (userId) => ({
    ...NOTHING,
    ...workedBy.get(userId),
    read: readBy.get(userId) ?? NOTHING.read,
  });
}

type Column =
  | typeof contentChecks.userId
  | typeof problemProgress.problemId
  | typeof contentChecks.contentOnLessonId;

/** Ids of a group as one text. */
const idList = (column: Column, filter: SQL = sql``): SQL<string | null> =>
  sql<string | null>`string_agg(${column}::text, ',')${filter}`;

const idsOf = (list: string | null): ReadonlySet<number> =>
  new Set(list === null ? [] : list.split(',').map(Number));

/**
 * Goes by the user alone: a user has fewer rows than the two lists have pairs, each of which would be looked up. What
 * is reckoned with cannot be looked up.
 */
function isAmong(
  user: typeof contentChecks.userId | typeof problemProgress.userId,
  userIds: readonly number[],
  thing: Column,
  thingIds: readonly number[],
): SQL {
  return sql`${user} = any(${`{${userIds.join()}}`}::int[]) and ${thing} + 0 = any(${`{${thingIds.join()}}`}::int[])`;
}
