import { eq, sql } from 'drizzle-orm';
import { battleMembers, battleRatings, battleRooms } from '#server/db/tables/battle/battles.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import { loadBoard } from '#server/domain/battle/scoreboard/loadBoard.ts';
import { emit } from '#server/domain/transaction.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { postReward } from '#server/domain/world/economy/postRows.ts';
import type { Clock } from '#server/platform/clock.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { closeRoom } from './membership.ts';
import { FIRST_SKILL } from './rateBattle.ts';
import { moveRatings, type MovedRating, type RankedSide } from './ratings.ts';
import { featsOf, saveResults, NO_FEATS } from './results.ts';
import { membersIn } from './rooms.ts';

/** Rewards by rank. Lower ranks that handed something in get the last one. */
const REWARDS = [
  { point: 30, exp: 30 },
  { point: 20, exp: 20 },
  { point: 15, exp: 15 },
  { point: 5, exp: 10 },
] as const;
/** Rewarded races a day, so that playing against oneself does not pay. */
const REWARDED_A_DAY = 5;

/** Gives places, rewards, ratings and quest goals in the transaction that ends a battle. */
export const settleBattles = ({ clock }: { readonly clock: Clock }): TransactionListeners => ({
  'contest.settled': async (tx, { contestId }) => {
    const [room] = await tx
      .select()
      .from(battleRooms)
      .where(eq(battleRooms.contestId, contestId))
      .for('update');
    if (room?.state !== 'RUNNING') return;
    const now = clock.now();
    await tx.update(battleRooms).set({ state: 'ENDED', activeAt: now }).where(eq(battleRooms.id, room.id));
    await tx.update(battleMembers).set({ ready: false }).where(eq(battleMembers.roomId, room.id));
    const { sides, raced, feats } = await rankedSides(tx, contestId, now);
    const places = sides.flatMap(({ rank, userIds }) => userIds.map((userId) => ({ userId, rank })));
    const rewarded = new Map<number, Given>();
    let ratings: ReadonlyMap<number, MovedRating> = new Map();
    // A race of one side alone is practice, and a race without submissions counts as none.
    if (sides.length >= 2 && raced.size > 0) {
      const day = seoulDay(now);
      // Transactions that take several wallets take them in this order.
      for (const { userId, rank } of places.toSorted((a, b) => a.userId - b.userId)) {
        if (!raced.has(userId)) continue;
        rewarded.set(userId, await reward(tx, { userId, rank, contestId, day }));
        if (rank === 1) await emit(tx, { type: 'battle.won', userId, battleId: contestId });
      }
      if (!room.isClass) ratings = await moveRatings(tx, sides);
    }
    await saveResults(tx, {
      contestId,
      results: places.map(({ userId, rank }) => ({
        userId,
        rank,
        ...(feats.get(userId) ?? NO_FEATS),
        ...(rewarded.get(userId) ?? NOTHING_GIVEN),
        ratingBefore: ratings.get(userId)?.before ?? null,
        ratingAfter: ratings.get(userId)?.after ?? null,
      })),
    });
    if (!room.isClass && (await membersIn(tx, room.id)).length === 0) return closeRoom(tx, room);
    await emit(tx, { type: 'battle.changed', userId: 0, roomId: room.id });
  },
});

/**
 * All sides by the true board, including those that gave up, and the users who handed something in. A side without a
 * point never wins.
 */
async function rankedSides(tx: Transaction, contestId: number, now: Date) {
  const { rankList, scoreboardList } = await loadBoard({ db: tx, contestId, viewer: 'staff', now });
  const sides = rankList.map(({ rank, totalPoint, userIdList }): RankedSide => ({
    rank: totalPoint > 0 ? rank : Math.max(2, rank),
    userIds: userIdList,
  }));
  return {
    sides,
    raced: new Set(scoreboardList.map(({ userId }) => userId)),
    feats: featsOf(scoreboardList),
  };
}

interface Given {
  readonly point: number;
  readonly exp: number;
  readonly isOverDay: boolean;
}

const NOTHING_GIVEN: Given = { point: 0, exp: 0, isOverDay: false };

async function reward(
  tx: Transaction,
  { userId, rank, contestId, day }: { userId: number; rank: number; contestId: number; day: string },
): Promise<Given> {
  const isToday = sql`${battleRatings.rewardDay} = ${day}`;
  const [counted] = await tx
    .insert(battleRatings)
    .values({ userId, ...FIRST_SKILL, rewardDay: day, rewardCount: 1 })
    .onConflictDoUpdate({
      target: battleRatings.userId,
      set: {
        rewardDay: day,
        rewardCount: sql`case when ${isToday} then ${battleRatings.rewardCount} + 1 else 1 end`,
      },
      setWhere: sql`not (${isToday}) or ${battleRatings.rewardCount} < ${REWARDED_A_DAY}`,
    })
    .returning({ userId: battleRatings.userId });
  if (!counted) return { ...NOTHING_GIVEN, isOverDay: true };
  const wallet = await lockWallet({ tx, userId });
  const { gained } = await postReward({
    tx,
    wallet,
    reasonKey: `battle:${contestId}`,
    reward: REWARDS[Math.min(rank, REWARDS.length) - 1] ?? REWARDS[3],
  });
  return { ...gained, isOverDay: false };
}
