import { CODE_REWARDS } from '#shared/content/codeRewards.ts';
import { FIRST_STAFF_ID } from '#server/db/seedRows.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { postReward } from '#server/domain/world/economy/postRows.ts';

/**
 * Gives points and experience for solved problems and for stars, each once: the reason names the problem and the star.
 * Problems of staff give nothing, because a class could make as many as it likes.
 */
export const codeRewards: TransactionListeners = {
  'problem.solved': (tx, { userId, problemId }) =>
    pay(tx, { userId, problemId, reasons: [`solved:${problemId}`], reward: CODE_REWARDS.problem }),
  'stage.starred': (tx, { userId, problemId, starCount }) => {
    const reasons = Array.from({ length: starCount }, (_, star) => `star:${problemId}:${star + 1}`);
    return pay(tx, { userId, problemId, reasons, reward: CODE_REWARDS.star });
  },
};

interface Payment {
  readonly userId: number;
  readonly problemId: number;
  readonly reasons: readonly string[];
  readonly reward: { readonly point: number; readonly exp: number };
}

async function pay(tx: Transaction, { userId, problemId, reasons, reward }: Payment): Promise<void> {
  if (problemId >= FIRST_STAFF_ID) return;
  let wallet = await lockWallet({ tx, userId });
  for (const reasonKey of reasons) ({ wallet } = await postReward({ tx, wallet, reasonKey, reward }));
}
