import { and, eq } from 'drizzle-orm';
import { ENCOUNTER_TRIES, type EncounterVerdict } from '#shared/contract/learning/encounters.ts';
import { encounters } from '#server/db/tables/learning/encounters.ts';
import { transaction } from '#server/domain/transaction.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { postReward } from '#server/domain/world/economy/postRows.ts';
import { AppError } from '#server/platform/appError.ts';
import type { UserCall } from '#server/domain/call.ts';
import type { EncounterContent } from './contents/encounterContent.ts';
import { encounterOfKey } from './contents/encounterContents.ts';
import { ENCOUNTER_PAY, mayPay } from './meetEncounter.ts';

/**
 * Judges an answer and pays the first right one, once, up to what a day pays. An encounter that is over answers as it ended, so that an answer
 * may be sent again. Throws RESOURCE_NOT_FOUND for an encounter that the user has not met.
 */
export async function answerEncounter({
  deps,
  userId,
  encounterId,
  answer,
}: UserCall & {
  readonly encounterId: number;
  readonly answer: readonly number[];
}): Promise<EncounterVerdict> {
  return transaction(deps, async (tx) => {
    // Two answers of one moment are judged one after the other.
    const wallet = await lockWallet({ tx, userId });
    const rows = await tx.select().from(encounters).where(eq(encounters.userId, userId));
    const met = rows.find(({ span }) => span === encounterId);
    const content = met && encounterOfKey(met.contentKey);
    if (!met || !content)
      throw new AppError('RESOURCE_NOT_FOUND', {
        log: `user ${userId} has not met encounter ${encounterId}`,
      });
    if (met.isRight !== null) return verdict(content, { ...met, tries: ENCOUNTER_TRIES });
    const isRight = answer.join() === content.answer.join();
    const tries = met.tries + 1;
    const paid = isRight && mayPay(rows, deps.clock.now()) ? ENCOUNTER_PAY : 0;
    const isOver = isRight || tries >= ENCOUNTER_TRIES;
    await tx
      .update(encounters)
      .set({ tries, paid, isRight: isOver ? isRight : null })
      .where(and(eq(encounters.userId, userId), eq(encounters.span, encounterId)));
    if (paid > 0)
      await postReward({
        ...{ tx, wallet, reasonKey: `encounter:${encounterId}` },
        reward: { point: paid, exp: paid },
      });
    return verdict(content, { isRight, tries, paid });
  });
}

function verdict(
  { answer, play }: EncounterContent,
  {
    isRight,
    tries,
    paid,
  }: Pick<typeof encounters.$inferSelect, 'tries' | 'paid'> & {
    readonly isRight: boolean | null;
  },
): EncounterVerdict {
  const triesLeft = isRight === true ? 0 : ENCOUNTER_TRIES - tries;
  return {
    isRight: isRight === true,
    triesLeft,
    playList: isRight === true ? [] : [...play],
    right: triesLeft === 0 ? [...answer] : null,
    gainedPoint: paid,
    gainedExp: paid,
  };
}
