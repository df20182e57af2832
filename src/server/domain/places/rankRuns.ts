import { sql } from 'drizzle-orm';
import type { RankedRun, RunClass } from '#shared/contract/places.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { courseVersion } from './courseVersion.ts';
import type { CourseOnMap } from './courseOrThrow.ts';

export interface RankingQuery extends CourseOnMap {
  readonly db: Database | Transaction;
  readonly userId: number;
  readonly runClass: RunClass;
  /** A day in Seoul as `YYYY-MM-DD`, or null for all days. */
  readonly day: string | null;
  /** How many of the first are wanted. */
  readonly most: number;
}

export interface Ranking {
  /** The first, best first. */
  readonly rows: readonly RankedRun[];
  readonly own: RankedRun | null;
  readonly totalCount: number;
}

/** The best time of everybody, in one statement. Of equal times the earlier run leads. */
export async function rankRuns(query: RankingQuery): Promise<Ranking> {
  const { db, userId, runClass, day, most, map, course } = query;
  const result = await db.execute<{
    rank: number;
    userId: number;
    nickname: string;
    ticks: number;
    totalCount: number;
  }>(sql`
    with best as (
      select distinct on (user_id) id, user_id, ticks, finished_at
      from course_runs
      where map_id = ${map.id} and course_id = ${course.id}
        and version = ${courseVersion(map, course)} and run_class = ${runClass}
        and (${day}::text is null or day = ${day}::text)
      order by user_id, ticks, finished_at, id
    ), ranked as (
      select row_number() over (order by ticks, finished_at, id)::int as rank,
             user_id, ticks, (count(*) over ())::int as total
      from best
    )
    select r.rank, r.user_id as "userId", u.nickname, r.ticks, r.total as "totalCount"
    from ranked r join users u on u.id = r.user_id
    where r.rank <= ${most} or r.user_id = ${userId}
    order by r.rank`);
  const rows = result.rows.map(({ rank, userId: id, nickname, ticks }) => ({
    rank,
    userId: id,
    nickname,
    ticks,
  }));
  return {
    rows: rows.filter(({ rank }) => rank <= most),
    own: rows.find((row) => row.userId === userId) ?? null,
    totalCount: result.rows[0]?.totalCount ?? 0,
  };
}
