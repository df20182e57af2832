import type { Deps } from '../deps.ts';
import { lockWallet } from '../ledger/lockWallet.ts';
import { spend } from '../ledger/spend.ts';
import { productOrThrow } from './products.ts';

export interface Purchase {
  readonly itemId: number;
  readonly inventoryId: number;
  /** Points left. */
  readonly point: number;
}

/** Buys a product with points, once. Throws NOT_FOUND_PRODUCT, DUPLICATE_PRODUCT or NOT_ENOUGH_POINT. */
export async function buyProduct(request: {
  deps: Deps;
  userId: number;
  productId: number;
}): Promise<Purchase> {
  const { deps, userId, productId } = request;
  const { id: itemId, price } = productOrThrow(productId);
  return deps.db.transaction(async (tx) => {
    const locked = await lockWallet({ tx, userId });
    const { wallet, added } = await spend({
      tx,
      wallet: locked,
      reasonKey: `purchase:${productId}`,
      points: price,
      itemIds: [itemId],
    });
    const inventoryId = added.get(itemId);
    if (inventoryId === undefined) throw new Error(`buyProduct: item ${itemId} was paid and not added`);
    return { itemId, inventoryId, point: wallet.point };
  });
}
