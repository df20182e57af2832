import type { Database, Transaction } from '#server/db/connect.ts';

/** A port to the products: the lessons that one of a channel brings. Throws NOT_FOUND_PRODUCT. */
export type LessonsOfProduct = (
  db: Database | Transaction,
  product: { readonly channelId: number; readonly productId: number },
) => Promise<number>;
