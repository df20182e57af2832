import type { Transaction } from '#server/db/connect.ts';
import { AppError } from '#server/platform/appError.ts';
import type { LockedWallet } from '#server/domain/world/economy/Wallet.ts';
import { spend } from '#server/domain/world/inventory/spend.ts';
import { runningOffers, takeStock, type RunningOffer } from './offers.ts';
import { productOrThrow } from './shopProducts.ts';
import { shopTexts } from './texts.ts';
import { forgetWishes } from './wishes.ts';

interface PriceQuery {
  readonly db: Parameters<typeof runningOffers>[0]['db'];
  readonly now: Date;
  readonly productIds: readonly number[];
}

export interface Quote {
  readonly totalPrice: number;
  /** The products whose prices count. */
  readonly offers: readonly RunningOffer[];
}

/**
 * The price of these products together at a moment. Throws NOT_FOUND_PRODUCT, or DUPLICATE_PRODUCT for one named twice.
 */
export async function quote({ db, now, productIds }: PriceQuery): Promise<Quote> {
  const products = productIds.map(productOrThrow);
  if (new Set(productIds).size < productIds.length)
    throw new AppError('DUPLICATE_PRODUCT', {
      message: shopTexts.chosenTwice,
      log: `a product is named twice in ${productIds.join()}`,
    });
  const running = await runningOffers({ db, now });
  const offers = productIds.flatMap((id) => running.get(id) ?? []);
  const totalPrice = products.reduce((sum, { id, price }) => sum + (running.get(id)?.price ?? price), 0);
  return { totalPrice, offers };
}

/** Throws PRODUCT_PRICE_CHANGED, which names the present price, when the buyer was shown another one. */
export function assertPrice({ totalPrice }: Quote, expectedPrice: number | undefined): void {
  if (expectedPrice === undefined || expectedPrice === totalPrice) return;
  const message = shopTexts.priceChanged(totalPrice);
  throw new AppError('PRODUCT_PRICE_CHANGED', {
    message,
    fieldErrors: [{ field: 'expectedPrice', message }],
    log: `the buyer was shown ${expectedPrice}, the price is ${totalPrice}`,
  });
}

interface Payment {
  readonly tx: Transaction;
  readonly wallet: LockedWallet;
  readonly reasonKey: string;
  readonly productIds: readonly number[];
  readonly quoted: Quote;
}

/**
 * Pays, gives the items, takes them from the stocks of their offers and off the wish list; all or nothing, because a
 * failure rolls the transaction back. Throws DUPLICATE_PRODUCT, NOT_ENOUGH_POINT or PRODUCT_SOLD_OUT.
 */
export async function pay({ tx, wallet, reasonKey, productIds, quoted }: Payment) {
  const points = quoted.totalPrice;
  const paid = await spend({ tx, wallet, reasonKey, points, itemIds: productIds });
  // This comes last, because all buyers of the product wait for this row.
  await forgetWishes({ tx, userId: wallet.userId, productIds });
  await takeStock(tx, quoted.offers);
  return paid;
}
