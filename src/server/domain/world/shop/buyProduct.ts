import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { transaction } from '#server/domain/transaction.ts';
import { assertPrice, pay, quote } from './purchase.ts';
import type { UserCall } from '#server/domain/call.ts';

export interface Purchase {
  readonly itemId: number;
  readonly inventoryId: number;
  /** Points left. */
  readonly point: number;
}

/**
 * Buys a product with points, once. Throws NOT_FOUND_PRODUCT, DUPLICATE_PRODUCT, NOT_ENOUGH_POINT, PRODUCT_SOLD_OUT or
 * PRODUCT_PRICE_CHANGED.
 */
export async function buyProduct(
  request: UserCall & {
    productId: number;
    /** The price that the buyer was shown. */
    expectedPrice: number | undefined;
  },
): Promise<Purchase> {
  const { deps, userId, productId, expectedPrice } = request;
  const productIds = [productId];
  return transaction(deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    const quoted = await quote({ db: tx, now: deps.clock.now(), productIds });
    assertPrice(quoted, expectedPrice);
    const paid = await pay({ tx, wallet, reasonKey: `purchase:${productId}`, productIds, quoted });
    const inventoryId = paid.added.get(productId);
    if (inventoryId === undefined) throw new Error(`buyProduct: item ${productId} was paid and not added`);
    return { itemId: productId, inventoryId, point: paid.wallet.point };
  });
}
