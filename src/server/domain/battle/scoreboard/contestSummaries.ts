import { and, asc, count, eq, inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { contestContents, contests, contestUsers } from '#server/db/tables/battle/scoreboard.ts';
import type { Contest } from './contests.ts';

export interface ContestSummary {
  readonly contest: Contest;
  /** Points of the contents in their order. */
  readonly points: readonly number[];
  readonly playerCount: number;
  /** The part of the user who asks; undefined for a user who takes no part. */
  readonly own: { readonly startedAt: Date | null } | undefined;
}

/** The list entries of contests, in a constant number of statements. */
export async function contestSummaries({
  db,
  contestIds,
  userId,
}: {
  readonly db: Database | Transaction;
  readonly contestIds: readonly number[];
  readonly userId: number;
}): Promise<ReadonlyMap<number, ContestSummary>> {
  if (contestIds.length === 0) return new Map();
  const ids = [...contestIds];
  const [rows, contents, players, own] = await Promise.all([
    db.select().from(contests).where(inArray(contests.id, ids)),
    db
      .select({ contestId: contestContents.contestId, points: contestContents.points })
      .from(contestContents)
      .where(inArray(contestContents.contestId, ids))
      .orderBy(asc(contestContents.order)),
    db
      .select({ contestId: contestUsers.contestId, total: count() })
      .from(contestUsers)
      .where(inArray(contestUsers.contestId, ids))
      .groupBy(contestUsers.contestId),
    db
      .select({ contestId: contestUsers.contestId, startedAt: contestUsers.startedAt })
      .from(contestUsers)
      .where(and(eq(contestUsers.userId, userId), inArray(contestUsers.contestId, ids))),
  ]);
  const contentsOf = Map.groupBy(contents, ({ contestId }) => contestId);
  const playersOf = new Map(players.map(({ contestId, total }) => [contestId, total]));
  const ownOf = new Map(own.map((one) => [one.contestId, one]));
  return new Map(
    rows.map((contest) => [
      contest.id,
      {
        contest,
        points: (contentsOf.get(contest.id) ?? []).map(({ points }) => points),
        playerCount: playersOf.get(contest.id) ?? 0,
        own: ownOf.get(contest.id),
      },
    ]),
  );
}

/** SQL condition: a user takes part in the contest of a row. */
export const takesPartIn = (contestId: AnyColumn, userId: number): SQL =>
  sql`exists (select from ${contestUsers} where ${contestUsers.contestId} = ${contestId} and ${contestUsers.userId} = ${userId})`;
