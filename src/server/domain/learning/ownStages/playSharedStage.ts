import { and, count, eq, isNull } from 'drizzle-orm';
import { MOST_PAID_STAGES_A_DAY } from '#shared/contract/learning/ownStages.ts';
import { ownStagePlays } from '#server/db/tables/learning/ownStages.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { postReward } from '#server/domain/world/economy/postRows.ts';
import { AppError } from '#server/platform/appError.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { judgeBoard, type Program } from './judgeBoard.ts';
import { titleOf } from './ownStageRows.ts';
import { findShared, type OneShared } from './sharedStages.ts';
import { ownStageTexts } from './texts.ts';

/** The reward of the first right program on another's stage. */
export const SOLVED_STAGE_REWARD = { point: 3, exp: 5 } as const;
/** The rewards of a maker, by the number of children who gave a heart. */
export const HEART_REWARDS = [
  { hearts: 5, reward: { point: 20, exp: 20 } },
  { hearts: 20, reward: { point: 60, exp: 60 } },
] as const;

const NOTHING = { gainedPoint: 0, gainedExp: 0 } as const;

/** Counts a child that has tried a stage of another, once. Throws RESOURCE_NOT_FOUND. */
export async function playShared(call: OneShared): Promise<void> {
  const { deps, userId, stageId } = call;
  const { sight } = await findShared(call);
  if (sight === 'OWN') return;
  await deps.db
    .insert(ownStagePlays)
    .values({ stageId, userId, playedAt: deps.clock.now() })
    .onConflictDoNothing();
}

/**
 * Judges a program on a stage. The first right one of a child pays, unless the stage is its own or the day has paid
 * enough; then a later day pays. Throws RESOURCE_NOT_FOUND, SERVICE_BUSY.
 */
export async function solveShared(call: OneShared & { readonly program: Program }) {
  const { deps, userId, stageId, program } = call;
  const { board, sight } = await findShared(call);
  const verdict = await judgeBoard(call, board, program);
  if (!verdict.isSolved) return { isSolved: false, explanation: verdict.explanation, ...NOTHING };
  const solved = { isSolved: true, explanation: null };
  if (sight === 'OWN') return { ...solved, ...NOTHING };
  const now = deps.clock.now();
  const today = seoulDay(now);
  return transaction(deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    await tx
      .insert(ownStagePlays)
      .values({ stageId, userId, playedAt: now, solvedAt: now })
      .onConflictDoNothing();
    const isPlay = and(eq(ownStagePlays.stageId, stageId), eq(ownStagePlays.userId, userId));
    await tx
      .update(ownStagePlays)
      .set({ solvedAt: now })
      .where(and(isPlay, isNull(ownStagePlays.solvedAt)));
    const [paid] = await tx
      .select({ stages: count() })
      .from(ownStagePlays)
      .where(and(eq(ownStagePlays.userId, userId), eq(ownStagePlays.paidDay, today)));
    if ((paid?.stages ?? 0) >= MOST_PAID_STAGES_A_DAY) return { ...solved, ...NOTHING };
    const { gained } = await postReward({
      ...{ tx, wallet, reasonKey: `ownStage:${stageId}`, reward: SOLVED_STAGE_REWARD },
    });
    if (gained.point > 0) await tx.update(ownStagePlays).set({ paidDay: today }).where(isPlay);
    return { ...solved, gainedPoint: gained.point, gainedExp: gained.exp };
  });
}

/**
 * Gives a heart, once; at 5 and at 20 hearts the maker is paid. Throws RESOURCE_NOT_FOUND, VALIDATION_FAIL (the own
 * stage), OWN_STAGE_NOT_SOLVED.
 */
export async function heartShared(call: OneShared): Promise<{ heartCount: number }> {
  const { deps, userId, stageId } = call;
  const stage = await findShared(call);
  if (stage.sight === 'OWN')
    throw new AppError('VALIDATION_FAIL', { message: ownStageTexts.ownHeart, log: 'a heart for oneself' });
  return transaction(deps, async (tx) => {
    // The maker's wallet is the lock by which hearts of one moment are counted one after another.
    const wallet = await lockWallet({ tx, userId: stage.userId });
    const [play] = await tx
      .select()
      .from(ownStagePlays)
      .where(and(eq(ownStagePlays.stageId, stageId), eq(ownStagePlays.userId, userId)));
    if (!play?.solvedAt)
      throw new AppError('OWN_STAGE_NOT_SOLVED', { log: `user ${userId} has not solved stage ${stageId}` });
    await tx
      .update(ownStagePlays)
      .set({ heartedAt: play.heartedAt ?? deps.clock.now() })
      .where(and(eq(ownStagePlays.stageId, stageId), eq(ownStagePlays.userId, userId)));
    const [counted] = await tx
      .select({ hearts: count(ownStagePlays.heartedAt) })
      .from(ownStagePlays)
      .where(eq(ownStagePlays.stageId, stageId));
    const heartCount = counted?.hearts ?? 0;
    let maker = wallet;
    for (const { hearts, reward } of HEART_REWARDS) {
      if (heartCount < hearts) continue;
      const reasonKey = `ownStage:${stageId}:hearts:${hearts}`;
      const paid = await postReward({ tx, wallet: maker, reasonKey, reward });
      maker = paid.wallet;
      if (paid.gained.point > 0)
        await emit(tx, {
          ...{ type: 'ownStage.hearted', userId: stage.userId },
          ...{ stageId, title: titleOf(stage), hearts },
        });
    }
    return { heartCount };
  });
}
