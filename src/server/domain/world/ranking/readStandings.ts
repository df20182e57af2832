import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { rankingOptOuts, rankingScores } from '#server/db/tables/world/ranking.ts';

/** A ranking: its users and its period. */
export interface Board {
  readonly db: Database;
  /** `ALL_TIME` or a Monday. */
  readonly period: string;
  /** The day in Seoul against whose beginning movements are computed. */
  readonly today: string;
  /** The users of a board, as a condition on the user's id. */
  readonly takesPart: (userId: SQL) => SQL;
}

export interface Figures {
  readonly userId: number;
  readonly score: number;
  readonly success: number;
  readonly submittedProblemCount: number;
  /** The rank at the beginning of the day; null for a user who was not on the board then, or too far behind. */
  readonly previousRank: number | null;
}

const columns = sql`s.user_id as "userId", s.score, s.success,
  s.submitted_problem_count as "submittedProblemCount"`;

/**
 * Conditions are evaluated row by row along the index: as a join they would be computed for whole tables. They are
 * values with a fallback, never `is null`: for that the planner expects hardly any rows, reads all of them and sorts.
 */
const rowsOf = ({ period, takesPart }: Board): SQL => sql`
  ${rankingScores} s
  where s.period = ${period} and s.score > 0
    and coalesce((select false from ${rankingOptOuts} o where o.user_id = s.user_id), true)
    and ${takesPart(sql`s.user_id`)}`;

/** The score at the beginning of the day. A score never falls, so the first of then are among the first of now. */
const scoreThen = ({ today }: Board): SQL =>
  sql`case when s.moved_on = ${today} then s.score_before else s.score end`;

/** Rows read for each one shown, so that users who were overtaken today are still among them. */
const READ_FOR_ONE = 4;

/** The first of a board along its index; equal scores share a rank. */
export async function readFirst(board: Board, most: number): Promise<(Figures & { rank: number })[]> {
  const read = most * READ_FOR_ONE;
  const { rows } = await board.db.execute<{ [K in keyof (Figures & { rank: number })]: number }>(sql`
    with first as (
      select ${columns}, ${scoreThen(board)} as "scoreThen" from ${rowsOf(board)}
      order by s.score desc, s.user_id limit ${read}
    ), ranked as (
      select first.*, (rank() over (order by score desc))::int as rank,
        (rank() over (order by "scoreThen" desc))::int as "rankThen",
        count(*) over () as "rowCount", min(score) over () as lowest
      from first
    )
    select rank, "userId", score, success, "submittedProblemCount",
      case when "scoreThen" > 0 and ("rowCount" < ${read} or "scoreThen" >= lowest) then "rankThen" end
        as "previousRank"
    from ranked order by score desc, "userId" limit ${most}`);
  return rows;
}

export interface Standing extends Figures {
  /** Users with a higher score, counted up to `most`. */
  readonly above: number;
  /** The lowest score above; null at the top. */
  readonly nextScore: number | null;
  /** The number of users with exactly that score. */
  readonly withNextScore: number;
}

/** The rank of a user, by reading at most this many rows above it. Undefined for a user who is not on the board. */
export async function readStanding(
  board: Board,
  { userId, most }: { readonly userId: number; readonly most: number },
): Promise<Standing | undefined> {
  const { rows } = await board.db.execute<{ [K in keyof Standing]: Standing[K] }>(sql`
    with own as (
      select ${columns}, ${scoreThen(board)} as "scoreThen" from ${rowsOf(board)} and s.user_id = ${userId}
    ), "aboveThen" as (
      select ${scoreThen(board)} as score from ${rowsOf(board)} and s.score > (select "scoreThen" from own)
      order by s.score, s.user_id desc limit ${most}
    ), above as (
      select s.score from ${rowsOf(board)} and s.score > (select score from own)
      order by s.score, s.user_id desc limit ${most}
    ), nearest as (select min(score) as score from above)
    select "userId", own.score, success, "submittedProblemCount",
      case when "scoreThen" > 0 and (select count(*) from "aboveThen") < ${most} then
        (select count(*)::int + 1 from "aboveThen" where score > "scoreThen") end as "previousRank",
      (select count(*)::int from above) as above,
      (select score from nearest) as "nextScore",
      (select count(*)::int from above where score = (select score from nearest)) as "withNextScore"
    from own`);
  return rows[0];
}
