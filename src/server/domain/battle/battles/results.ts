import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { BattleResult, ResultGain } from '#shared/contract/battle/battles.ts';
import type { ScoreboardEntry } from '#shared/contract/battle/scoreboards.ts';
import type { Transaction } from '#server/db/connect.ts';
import { battleResults } from '#server/db/tables/battle/battles.ts';
import { assertEnded, readContest } from '#server/domain/battle/scoreboard/contests.ts';
import { AppError } from '#server/platform/appError.ts';
import { battleTierOf, tierShareOf } from './rateBattle.ts';
import { findRoom, type RoomCall } from './rooms.ts';

type ResultRow = typeof battleResults.$inferSelect;

/** The results of one user in a race. */
export interface Feats {
  readonly solved: number;
  /** Tries that did not pass. */
  readonly wrong: number;
  /** Contents that passed after wrong tries. */
  readonly mended: number;
}

export const NO_FEATS: Feats = { solved: 0, wrong: 0, mended: 0 };

export function featsOf(entries: readonly ScoreboardEntry[]): ReadonlyMap<number, Feats> {
  const feats = new Map<number, Feats>();
  for (const { userId, success, submissionCount } of entries) {
    const { solved, wrong, mended } = feats.get(userId) ?? NO_FEATS;
    const failed = success ? submissionCount - 1 : submissionCount;
    feats.set(userId, {
      solved: solved + (success ? 1 : 0),
      wrong: wrong + failed,
      mended: mended + (success && failed > 0 ? 1 : 0),
    });
  }
  return feats;
}

type Compared = Pick<ResultRow, 'rank' | 'solved' | 'wrong'>;
const MOST_GAINS = 2;

/** At most two improvements. Results that got worse are not mentioned. */
export function gainsOf(now: Compared & Pick<Feats, 'mended'>, before: Compared | undefined): ResultGain[] {
  const gains: readonly ResultGain[] = [
    { kind: 'FIRST', count: before ? 0 : 1 },
    { kind: 'RANK_UP', count: before ? before.rank - now.rank : 0 },
    { kind: 'MORE_SOLVED', count: before ? now.solved - before.solved : 0 },
    { kind: 'MENDED', count: now.mended },
    { kind: 'FEWER_WRONG', count: before && now.solved > 0 ? before.wrong - now.wrong : 0 },
    { kind: 'NO_WRONG', count: now.solved > 0 && now.wrong === 0 ? 1 : 0 },
  ];
  return gains.filter(({ count }) => count > 0).slice(0, MOST_GAINS);
}

type NewResult = Omit<ResultRow, 'contestId' | 'gains'> & Pick<Feats, 'mended'>;

/** Called once for each race, in the transaction that settles it. */
export async function saveResults(
  tx: Transaction,
  { contestId, results }: { readonly contestId: number; readonly results: readonly NewResult[] },
): Promise<void> {
  if (results.length === 0) return;
  const former = await tx
    .selectDistinctOn([battleResults.userId])
    .from(battleResults)
    .where(
      and(
        lt(battleResults.contestId, contestId),
        inArray(
          battleResults.userId,
          results.map(({ userId }) => userId),
        ),
      ),
    )
    .orderBy(battleResults.userId, desc(battleResults.contestId));
  const formerOf = new Map(former.map((row) => [row.userId, row]));
  await tx.insert(battleResults).values(
    results.map(({ mended, ...result }) => ({
      ...result,
      contestId,
      gains: gainsOf({ ...result, mended }, formerOf.get(result.userId)),
    })),
  );
}

/**
 * The results of the last race of a room; null for a user who did not take part. Throws ROOM_NOT_FOUND,
 * BATTLE_NOT_ENDED.
 */
export async function getBattleResult({
  deps: { db, clock },
  userId,
  channel,
  code,
}: RoomCall): Promise<BattleResult | null> {
  const { id, contestId } = await findRoom(db, { channelId: channel.channelId, code });
  if (contestId === null) throw new AppError('BATTLE_NOT_ENDED', { log: `room ${id} has had no race` });
  assertEnded(await readContest({ db, contestId }), clock.now());
  const [row] = await db
    .select()
    .from(battleResults)
    .where(and(eq(battleResults.contestId, contestId), eq(battleResults.userId, userId)));
  if (!row) return null;
  const { rank, gains, point, exp, isOverDay, ratingBefore, ratingAfter } = row;
  const proved = (rating: number) => ({ ...battleTierOf(rating), rating, share: tierShareOf(rating) });
  return {
    contestId,
    rank,
    point,
    exp,
    isOverDay,
    gainList: [...gains],
    rating:
      ratingBefore === null || ratingAfter === null
        ? null
        : { before: proved(ratingBefore), after: proved(ratingAfter) },
  };
}
