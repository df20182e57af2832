import { STAR_GIFT_REASONS, STAR_GIFTS, starGiftReason } from '#shared/content/starGifts.ts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import { emit } from '#server/domain/transaction.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { postedReasons } from '#server/domain/world/economy/postedReasons.ts';
import { postReward } from '#server/domain/world/economy/postRows.ts';
import { giveTitles } from '#server/domain/world/titles/earnTitles.ts';
import type { Clock } from '#server/platform/clock.ts';

/** Gives what every number of stars up to the present one gives, each once: the reason names the number. */
export const starGiftsOf = ({ clock }: { readonly clock: Clock }): TransactionListeners => ({
  'stage.starred': (tx, { userId, roadStars }) => giveStarGifts(tx, { userId, roadStars, now: clock.now() }),
});

export async function giveStarGifts(
  tx: Transaction,
  { userId, roadStars, now }: { readonly userId: number; readonly roadStars: number; readonly now: Date },
): Promise<void> {
  const reached = STAR_GIFTS.filter(({ stars }) => stars <= roadStars);
  if (reached.length === 0) return;
  let wallet = await lockWallet({ tx, userId });
  const given = await givenStarGifts({ db: tx, userId });
  for (const { stars, titleId, ...reward } of reached) {
    if (given.has(stars)) continue;
    ({ wallet } = await postReward({ tx, wallet, reasonKey: starGiftReason(stars), reward }));
    await giveTitles({ tx, userId, now, titleIds: titleId === 0 ? [] : [titleId] });
    await emit(tx, { type: 'stars.rewarded', userId, stars });
  }
}

/** The numbers of stars whose gifts a user has. */
export async function givenStarGifts({
  db,
  userId,
}: {
  readonly db: Database | Transaction;
  readonly userId: number;
}): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ given: readonly string[] }>(
    sql`select ${postedReasons(userId, STAR_GIFT_REASONS)} as given`,
  );
  const given = new Set(rows[0]?.given);
  return new Set(STAR_GIFTS.flatMap(({ stars }) => (given.has(starGiftReason(stars)) ? stars : [])));
}
