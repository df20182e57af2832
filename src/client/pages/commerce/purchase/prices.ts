import type { PaymentProduct } from '#shared/contract/commerce/products.ts';

type Priced = Pick<PaymentProduct, 'price' | 'quantity'>;

/** Won a lesson, rounded (product spec §2). */
export const eachPrice = ({ price, quantity }: Priced): number => Math.round(price / Math.max(quantity, 1));

/** How much less a lesson costs than with the dearest of the group. */
export const savedEach = (product: Priced, all: readonly Priced[]): number =>
  Math.max(...all.map(eachPrice)) - eachPrice(product);
