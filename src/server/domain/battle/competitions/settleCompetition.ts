import { eq } from 'drizzle-orm';
import { competitions } from '#server/db/tables/battle/competitions.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import { loadBoard } from '#server/domain/battle/scoreboard/loadBoard.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { postReward } from '#server/domain/world/economy/postRows.ts';
import { emit } from '#server/domain/transaction.ts';
import { issueAward } from '#server/domain/world/certificates/issueAward.ts';
import { awardOf, hasCertificate } from './certificate.ts';
import type { Clock } from '#server/platform/clock.ts';

/** Rewards by rank. Lower ranks that handed something in get the last one. */
const REWARDS = [
  { point: 100, exp: 100 },
  { point: 70, exp: 70 },
  { point: 50, exp: 50 },
  { point: 10, exp: 20 },
] as const;

/** Rewards places in the transaction that ends a competition. */
export const settleCompetitions = ({ clock }: { readonly clock: Clock }): TransactionListeners => ({
  'contest.settled': async (tx, { contestId }) => {
    const [competition] = await tx.select().from(competitions).where(eq(competitions.contestId, contestId));
    if (!competition) return;
    const { rankList, scoreboardList } = await loadBoard({
      db: tx,
      contestId,
      viewer: 'staff' as const,
      now: clock.now(),
    });
    const raced = new Set(scoreboardList.map(({ userId }) => userId));
    const placed = rankList.flatMap(({ rank, totalPoint, userIdList }) =>
      userIdList.map((userId) => ({ userId, rank: totalPoint > 0 ? rank : REWARDS.length, totalPoint })),
    );
    for (const { userId, rank, totalPoint } of placed.toSorted((a, b) => a.userId - b.userId)) {
      if (!raced.has(userId)) continue;
      const wallet = await lockWallet({ tx, userId });
      await postReward({
        tx,
        wallet,
        reasonKey: `competition:${competition.id}`,
        reward: REWARDS[Math.min(rank, REWARDS.length) - 1] ?? REWARDS[3],
      });
      if (!hasCertificate({ rank, totalPoint })) continue;
      await issueAward(tx, { award: awardOf(competition, { userId, rank }), now: clock.now() });
      await emit(tx, {
        type: 'competition.placed' as const,
        userId,
        rank,
        competitionId: competition.id,
        name: competition.name,
      });
    }
  },
});
