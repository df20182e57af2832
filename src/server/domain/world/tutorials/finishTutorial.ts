import { sql } from 'drizzle-orm';
import { FIRST_MINUTE_SHELLS, SHELL_POINTS } from '#shared/content/collectibles.ts';
import type { TutorialPlace, TutorialResult } from '#shared/contract/world/tutorials.ts';
import { userTutorials } from '#server/db/tables/world/tutorials.ts';
import { transaction } from '#server/domain/transaction.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { postRows } from '#server/domain/world/economy/postRows.ts';
import type { UserCall } from '#server/domain/call.ts';

const REWARDS: Readonly<Partial<Record<TutorialPlace, number>>> = {
  FIRST_MINUTE: FIRST_MINUTE_SHELLS * SHELL_POINTS.scallop,
};

/** Saves the result; DONE is final, and pays its reward once, also after a SKIPPED. */
export async function finishTutorial(
  request: UserCall & {
    readonly where: TutorialPlace;
    readonly result: TutorialResult;
  },
) {
  const { deps, userId, where, result } = request;
  return transaction(deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    const [kept] = await tx
      .insert(userTutorials)
      .values({ userId, place: where, result })
      .onConflictDoUpdate({
        target: [userTutorials.userId, userTutorials.place],
        set: {
          result: sql`case when ${userTutorials.result} = 'DONE' then 'DONE' else excluded.result end`,
        },
      })
      .returning({ result: userTutorials.result });
    const reward = result === 'DONE' ? (REWARDS[where] ?? 0) : 0;
    // Null when this reason was paid before.
    const paid =
      reward === 0
        ? null
        : await postRows({
            tx,
            wallet,
            reasonKey: `tutorial:${where}`,
            rows: [{ kind: 'POINT', amount: reward, refId: 0 }],
          });
    return {
      where,
      result: kept?.result ?? result,
      rewardPoint: paid ? reward : 0,
      point: (paid ?? wallet).point,
    };
  });
}
