import { and, eq } from 'drizzle-orm';
import type { shopRoutes } from '#shared/contract/world/shop.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import { basketPurchases } from '#server/db/tables/world/shop.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { ownedItems } from '#server/domain/world/inventory/ownedItems.ts';
import { transaction } from '#server/domain/transaction.ts';
import { assertPrice, pay, quote } from './purchase.ts';
import type { UserCall } from '#server/domain/call.ts';

type BasketReply = ReplyOf<typeof shopRoutes.buyBasket>;

/**
 * Buys several products in one transaction, all or none. A repeated key finds its purchase and takes nothing. Throws as
 * `buyProduct` does.
 */
export async function buyBasket(
  request: UserCall & {
    productIds: readonly number[];
    clientKey: string;
    expectedPrice: number;
  },
): Promise<BasketReply> {
  const { deps, userId, productIds, clientKey, expectedPrice } = request;
  return transaction(deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    const [before] = await tx
      .select()
      .from(basketPurchases)
      .where(and(eq(basketPurchases.userId, userId), eq(basketPurchases.clientKey, clientKey)));
    if (before) {
      const owned = await ownedItems({ db: tx, userId });
      return toReply(before.productIds, owned, before.totalPrice, wallet.point);
    }
    const quoted = await quote({ db: tx, now: deps.clock.now(), productIds });
    assertPrice(quoted, expectedPrice);
    const { totalPrice } = quoted;
    const [basket] = await tx
      .insert(basketPurchases)
      .values({ userId, clientKey, productIds: [...productIds], totalPrice })
      .returning({ id: basketPurchases.id });
    if (!basket) throw new Error(`buyBasket: basket ${clientKey} of user ${userId} was not written`);
    const paid = await pay({ tx, wallet, reasonKey: `basket:${basket.id}`, productIds, quoted });
    return toReply(productIds, paid.added, totalPrice, paid.wallet.point);
  });
}

function toReply(
  productIds: readonly number[],
  inventoryIds: ReadonlyMap<number, number>,
  totalPrice: number,
  point: number,
): BasketReply {
  const purchaseList = productIds.flatMap((productId) => {
    const inventoryId = inventoryIds.get(productId);
    return inventoryId === undefined ? [] : { productId, itemId: productId, inventoryId };
  });
  return { purchaseList, totalPrice, point };
}
