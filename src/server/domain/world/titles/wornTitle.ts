import { and, eq, inArray } from 'drizzle-orm';
import { NO_TITLE } from '#shared/content/titles.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { userTitles, wornTitles } from '#server/db/tables/world/titles.ts';
import type { Deps } from '#server/domain/deps.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { AppError } from '#server/platform/appError.ts';
import { titleTexts } from './texts.ts';
import { TITLE_IDS } from './titleAchievements.ts';

type Connection = Database | Transaction;

/** The title of each user that wears one, by user id, for lists of users. One statement. */
export async function wornTitlesOf(query: {
  readonly db: Connection;
  readonly userIds: readonly number[];
}): Promise<ReadonlyMap<number, number>> {
  if (query.userIds.length === 0) return new Map();
  const rows = await query.db
    .select()
    .from(wornTitles)
    .where(inArray(wornTitles.userId, [...query.userIds]));
  return new Map(rows.flatMap(({ userId, titleId }) => (TITLE_IDS.has(titleId) ? [[userId, titleId]] : [])));
}

/** The title that a user wears; 0 for none. */
export async function wornTitleOf({
  db,
  userId,
}: {
  readonly db: Connection;
  readonly userId: number;
}): Promise<number> {
  return (await wornTitlesOf({ db, userIds: [userId] })).get(userId) ?? NO_TITLE;
}

/** Wears an earned title, or none for 0. Throws RESOURCE_NOT_FOUND or, of one not earned, NOT_FOUND_INVENTORY. */
export async function wearTitle(request: {
  readonly deps: Pick<Deps, 'db' | 'events'>;
  readonly userId: number;
  readonly titleId: number;
}): Promise<{ wornTitleId: number }> {
  const { deps, userId, titleId } = request;
  if (titleId !== NO_TITLE && !TITLE_IDS.has(titleId))
    throw new AppError('RESOURCE_NOT_FOUND', { log: `no title ${titleId}` });
  return transaction(deps, async (tx) => {
    await lockWallet({ tx, userId });
    if (titleId === NO_TITLE) await tx.delete(wornTitles).where(eq(wornTitles.userId, userId));
    else {
      const [earned] = await tx
        .select({ titleId: userTitles.titleId })
        .from(userTitles)
        .where(and(eq(userTitles.userId, userId), eq(userTitles.titleId, titleId)));
      if (!earned) {
        throw new AppError('NOT_FOUND_INVENTORY', {
          message: titleTexts.notEarned,
          log: `user ${userId} has not earned title ${titleId}`,
        });
      }
      await tx
        .insert(wornTitles)
        .values({ userId, titleId })
        .onConflictDoUpdate({ target: wornTitles.userId, set: { titleId } });
    }
    await emit(tx, { type: 'title.worn', userId, titleId });
    return { wornTitleId: titleId };
  });
}
