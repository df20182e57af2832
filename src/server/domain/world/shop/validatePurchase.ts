import { AppError } from '#server/platform/appError.ts';
import { ownedItems } from '#server/domain/world/inventory/ownedItems.ts';
import { readWallet } from '#server/domain/world/economy/readWallet.ts';
import { stocksLeft } from './offers.ts';
import { quote } from './purchase.ts';
import type { ShelfQuery } from './shelf.ts';

/**
 * Whether these products could be bought together now; buying checks again. Throws NOT_FOUND_PRODUCT,
 * DUPLICATE_PRODUCT, PRODUCT_SOLD_OUT or NOT_ENOUGH_POINT.
 */
export async function validatePurchase({
  db,
  userId,
  now,
  productIds,
}: ShelfQuery & { readonly productIds: readonly number[] }): Promise<{
  buyable: boolean;
  totalPrice: number;
  point: number;
}> {
  const { totalPrice, offers } = await quote({ db, now, productIds });
  const owned = await ownedItems({ db, userId });
  if (productIds.some((id) => owned.has(id))) {
    throw new AppError('DUPLICATE_PRODUCT', { log: `user ${userId} owns one of ${productIds.join()}` });
  }
  const left = await stocksLeft({ db, offers: new Map(offers.map((offer) => [offer.productId, offer])) });
  const soldOut = offers.find(({ id }) => left.get(id) === 0);
  if (soldOut) throw new AppError('PRODUCT_SOLD_OUT', { log: `offer ${soldOut.id} is sold out` });
  const { point } = await readWallet({ db, userId });
  if (point < totalPrice) {
    throw new AppError('NOT_ENOUGH_POINT', {
      log: `user ${userId} has ${point} points, needs ${totalPrice}`,
    });
  }
  return { buyable: true, totalPrice, point };
}
