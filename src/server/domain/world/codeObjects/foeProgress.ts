import { and, eq } from 'drizzle-orm';
import { countBlocks } from '#shared/blocks/countBlocks.ts';
import { FOES, foePhaseOf, foeReason } from '#shared/content/foes.ts';
import { foeStates } from '#server/db/tables/world/codeObjects.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import { emit } from '#server/domain/transaction.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { postReward } from '#server/domain/world/economy/postRows.ts';
import { publishObjectChange } from './publishObjectChange.ts';

/**
 * Counts a phase of a foe in the transaction of the verdict that wins it, once and only after the phase before it, and
 * pays for the last.
 */
export const foeProgress: TransactionListeners = {
  'object.programmed': async (tx, { userId, objectId, problemId, language, source, at }) => {
    const phase = foePhaseOf(problemId);
    if (!phase) return;
    const { foe, index } = phase;
    const { blockLimit } = foe.phases[index] ?? { blockLimit: null };
    if (language === 'BLOCKS' && blockLimit !== null && countBlocks(source) > blockLimit) return;
    const wonCount = index + 1;
    const isLast = wonCount === foe.phases.length;
    const isNew = await countPhase(tx, { userId, foeId: foe.id, wonCount, beatenAt: isLast ? at : null });
    if (!isNew) return;
    await publishObjectChange({ tx, userId, objectId, isForFriends: false });
    if (isLast) await emit(tx, { type: 'foe.beaten', userId, foeId: foe.id });
  },
  'foe.beaten': async (tx, { userId, foeId }) => {
    const foe = FOES.find(({ id }) => id === foeId);
    if (!foe) throw new Error(`There is no foe ${foeId}.`);
    const wallet = await lockWallet({ tx, userId });
    await postReward({ tx, wallet, reasonKey: foeReason(foeId), reward: foe.reward });
  },
};

/** Answers whether it was the next phase; another one changes nothing. */
async function countPhase(tx: Transaction, state: typeof foeStates.$inferSelect): Promise<boolean> {
  const { userId, foeId, wonCount, beatenAt } = state;
  const before = wonCount - 1;
  const changed =
    before === 0
      ? await tx.insert(foeStates).values(state).onConflictDoNothing().returning()
      : await tx
          .update(foeStates)
          .set({ wonCount, beatenAt })
          .where(
            and(eq(foeStates.userId, userId), eq(foeStates.foeId, foeId), eq(foeStates.wonCount, before)),
          )
          .returning();
  return changed.length > 0;
}
