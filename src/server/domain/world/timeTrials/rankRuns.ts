import { sql, type SQL } from 'drizzle-orm';
import { RANKING_COUNTED, type RankedRun, type RunClass } from '#shared/contract/world/timeTrials.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { courseVersion, type CourseOnMap } from './timeTrialCourses.ts';

export interface RankingQuery extends CourseOnMap {
  readonly db: Database | Transaction;
  readonly userId: number;
  readonly runClass: RunClass;
  /** A day in Seoul as `YYYY-MM-DD`, or null for all days. */
  readonly day: string | null;
}

export interface FirstRunsQuery extends RankingQuery {
  /** The number of wanted first places. */
  readonly most: number;
}

type UnnamedRun = Omit<RankedRun, 'nickname' | 'itemIdList' | 'isFriend'>;

export interface OwnRank {
  readonly userId: number;
  readonly ticks: number;
  /** Null below the first `RANKING_COUNTED`. */
  readonly rank: number | null;
}

export interface Ranking {
  /** The first, best first. */
  readonly rows: readonly UnnamedRun[];
  readonly own: OwnRank | null;
  /** Null for more than `RANKING_COUNTED`. */
  readonly totalCount: number | null;
}

/** One row for each runner of a day or of all days, in the order of an index: the earlier of equal times leads. */
function runnersOf({ map, course, runClass, day }: RankingQuery): SQL {
  const table = day === null ? sql`course_bests` : sql`course_runs`;
  const ofDay = day === null ? sql`` : sql` and day = ${day}`;
  return sql`${table} where map_id = ${map.id} and course_id = ${course.id}
    and version = ${courseVersion(map, course)} and run_class = ${runClass}${ofDay}`;
}

/** The best times, including the own one, and their number; nothing reads more than `RANKING_COUNTED` rows. */
export async function rankRuns(query: FirstRunsQuery): Promise<Ranking> {
  const { db, most } = query;
  const runners = runnersOf(query);
  const first = await db.execute<{ userId: number; ticks: number }>(sql`
    select user_id as "userId", ticks from ${runners}
    order by ticks, finished_at, user_id limit ${most}`);
  const counted = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from ${runners} order by ticks, finished_at, user_id limit ${RANKING_COUNTED + 1}
    ) as counted`);
  const count = counted.rows[0]?.count ?? 0;
  return {
    rows: first.rows.map(({ userId, ticks }, index) => ({ rank: index + 1, userId, ticks })),
    own: await rankOwnRun(query),
    totalCount: count > RANKING_COUNTED ? null : count,
  };
}

/** The user's best time and its rank; null without one. */
export async function rankOwnRun(query: RankingQuery): Promise<OwnRank | null> {
  const { db, userId } = query;
  const runners = runnersOf(query);
  const result = await db.execute<{ ticks: number; before: number }>(sql`
    with own as (select ticks, finished_at, user_id from ${runners} and user_id = ${userId})
    select own.ticks, (
      select count(*)::int from (
        select 1 from ${runners}
          and (ticks, finished_at, user_id) < (own.ticks, own.finished_at, own.user_id)
        limit ${RANKING_COUNTED}
      ) as faster
    ) as before
    from own`);
  const own = result.rows[0];
  if (own === undefined) return null;
  return { userId, ticks: own.ticks, rank: own.before < RANKING_COUNTED ? own.before + 1 : null };
}
