import type { Product } from '#shared/contract/shop.ts';
import type { Database } from '#server/db/connect.ts';
import { ownedItems } from '../inventory/ownedItems.ts';
import { readWallet } from '../ledger/readWallet.ts';
import { productsOf, toProduct } from './products.ts';
import { recommend } from './recommend.ts';

/** A few products for whoever does not know what to save for. */
export async function listRecommendations(query: { db: Database; userId: number }): Promise<Product[]> {
  const { point } = await readWallet(query);
  const owned = await ownedItems(query);
  return recommend(productsOf(), owned, point).map((item) => toProduct(item, false));
}
