import type { Database } from '#server/db/connect.ts';
import { AppError } from '#server/platform/appError.ts';
import { ownedItems } from '../inventory/ownedItems.ts';
import { readWallet } from '../ledger/readWallet.ts';
import { productOrThrow } from './products.ts';

interface ValidationQuery {
  readonly db: Database;
  readonly userId: number;
  readonly productIds: readonly number[];
}

/**
 * Whether these products could be bought together now; buying looks again.
 * Throws NOT_FOUND_PRODUCT, DUPLICATE_PRODUCT or NOT_ENOUGH_POINT.
 */
export async function validatePurchase({ db, userId, productIds }: ValidationQuery): Promise<{
  buyable: boolean;
  totalPrice: number;
  point: number;
}> {
  const products = productIds.map(productOrThrow);
  const owned = await ownedItems({ db, userId });
  if (new Set(productIds).size < productIds.length || productIds.some((id) => owned.has(id))) {
    throw new AppError('DUPLICATE_PRODUCT', {
      log: `user ${userId} owns or names twice one of ${productIds.join()}`,
    });
  }
  const totalPrice = products.reduce((sum, { price }) => sum + price, 0);
  const { point } = await readWallet({ db, userId });
  if (point < totalPrice) {
    throw new AppError('NOT_ENOUGH_POINT', {
      log: `user ${userId} has ${point} points, needs ${totalPrice}`,
    });
  }
  return { buyable: true, totalPrice, point };
}
