import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { wishProducts } from '#server/db/tables/world/shop.ts';
import { AppError } from '#server/platform/appError.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { ownedItems } from '#server/domain/world/inventory/ownedItems.ts';
import { transaction } from '#server/domain/transaction.ts';
import { productOrThrow } from './shopProducts.ts';
import { shopTexts } from './texts.ts';
import type { UserCall } from '#server/domain/call.ts';

interface WishRequest extends UserCall {
  readonly productId: number;
}

/** Throws NOT_FOUND_PRODUCT, DUPLICATE_PRODUCT for an owned item, or DUPLICATE_WISH_ITEM. */
export async function addWish({ deps, userId, productId }: WishRequest): Promise<{ productId: number }> {
  productOrThrow(productId);
  return transaction(deps, async (tx) => {
    // The lock keeps a purchase from coming between the check and the wish.
    await lockWallet({ tx, userId });
    if ((await ownedItems({ db: tx, userId })).has(productId)) {
      throw new AppError('DUPLICATE_PRODUCT', {
        message: shopTexts.ownedCannotBeWished,
        log: `user ${userId} owns product ${productId}`,
      });
    }
    const added = await tx
      .insert(wishProducts)
      .values({ userId, productId })
      .onConflictDoNothing()
      .returning({ id: wishProducts.id });
    if (added.length === 0)
      throw new AppError('DUPLICATE_WISH_ITEM', { log: `user ${userId} wishes for ${productId} already` });
    return { productId };
  });
}

/** Throws NOT_FOUND_PRODUCT for an item that is not wished for. */
export async function removeWish({ deps, userId, productId }: WishRequest): Promise<void> {
  const gone = await deps.db
    .delete(wishProducts)
    .where(and(eq(wishProducts.userId, userId), eq(wishProducts.productId, productId)))
    .returning({ id: wishProducts.id });
  if (gone.length === 0)
    throw new AppError('NOT_FOUND_PRODUCT', { log: `user ${userId} does not wish for ${productId}` });
}

/** A bought product is no longer a wish. */
export async function forgetWishes(request: {
  tx: Transaction;
  userId: number;
  productIds: readonly number[];
}): Promise<void> {
  const { tx, userId, productIds } = request;
  await tx
    .delete(wishProducts)
    .where(and(eq(wishProducts.userId, userId), inArray(wishProducts.productId, [...productIds])));
}
