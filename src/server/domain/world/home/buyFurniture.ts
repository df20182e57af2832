import { and, eq } from 'drizzle-orm';
import type { FurnitureKey } from '#shared/content/furniture.ts';
import { furniturePurchases } from '#server/db/tables/world/home.ts';
import { AppError } from '#server/platform/appError.ts';
import { charge } from '#server/domain/world/economy/charge.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { transaction } from '#server/domain/transaction.ts';
import { FURNITURE_DEFINITIONS } from './furnitureDefinitions.ts';
import { ownedFurniture } from './ownedFurniture.ts';
import { homeTexts } from './texts.ts';
import type { UserCall } from '#server/domain/call.ts';

export interface BoughtFurniture {
  readonly furnitureKey: FurnitureKey;
  readonly ownedCount: number;
  /** Points left. */
  readonly point: number;
}

/**
 * Buys a piece with points; a repeated `clientKey` finds its purchase and takes nothing more. Throws FURNITURE_LOCKED
 * (it is earned), FURNITURE_LIMIT, NOT_ENOUGH_POINT, VALIDATION_FAIL (the key bought another).
 */
export async function buyFurniture(
  request: UserCall & {
    furnitureKey: FurnitureKey;
    clientKey: string;
  },
): Promise<BoughtFurniture> {
  const { deps, userId, furnitureKey, clientKey } = request;
  const definition = FURNITURE_DEFINITIONS[furnitureKey];
  if ('achievement' in definition)
    throw new AppError('FURNITURE_LOCKED', {
      message: homeTexts.locked(furnitureKey, definition.achievement),
      log: `${furnitureKey} is not for sale`,
    });
  const { price, most } = definition;
  return transaction(deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    const [before] = await tx
      .select({ key: furniturePurchases.furnitureKey })
      .from(furniturePurchases)
      .where(and(eq(furniturePurchases.userId, userId), eq(furniturePurchases.clientKey, clientKey)));
    const ownedCount = (await ownedFurniture({ db: tx, wallet })).get(furnitureKey) ?? 0;
    if (before?.key === furnitureKey) return { furnitureKey, ownedCount, point: wallet.point };
    if (before)
      throw new AppError('VALIDATION_FAIL', { log: `key ${clientKey} has bought ${before.key} already` });
    if (ownedCount >= most)
      throw new AppError('FURNITURE_LIMIT', {
        message: homeTexts.limit(furnitureKey, most),
        log: `user ${userId} has ${ownedCount} of ${furnitureKey}`,
      });
    const { point } = await charge({
      tx,
      wallet,
      reasonKey: `furniture:${clientKey}`,
      points: price,
      rows: [],
    });
    await tx
      .insert(furniturePurchases)
      .values({ userId, furnitureKey, clientKey, price, boughtAt: deps.clock.now() });
    return { furnitureKey, ownedCount: ownedCount + 1, point };
  });
}
