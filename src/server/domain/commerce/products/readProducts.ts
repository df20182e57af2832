import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { paymentProductInfos, paymentProducts } from '#server/db/tables/commerce/products.ts';
import { isOpenChannel } from '#server/domain/channels/channels/closedChannels.ts';
import { isLivingInfo, isLivingProduct, noProduct } from './productRows.ts';

export interface ProductForSale {
  readonly productId: number;
  readonly title: string;
  /** Whole won. */
  readonly price: number;
  /** Lessons. */
  readonly quantity: number;
  readonly isCouponUsable: boolean;
  /** The channel whose tickets it brings. */
  readonly channelId: number;
  readonly infoTitle: string;
  /** The key of its group, in addresses. */
  readonly hashKey: string;
}

const columns = {
  productId: paymentProducts.id,
  title: paymentProducts.title,
  price: paymentProducts.price,
  quantity: paymentProducts.quantity,
  isCouponUsable: paymentProductInfos.isCouponUsable,
  channelId: paymentProductInfos.channelId,
  infoTitle: paymentProductInfos.title,
  hashKey: paymentProductInfos.hashKey,
};

/**
 * A product that may be bought now. Throws NOT_FOUND_PRODUCT for a product that is hidden, removed or of a closed
 * channel.
 */
export async function readProductForSale(
  db: Database | Transaction,
  productId: number,
): Promise<ProductForSale> {
  const [product] = await db
    .select(columns)
    .from(paymentProducts)
    .innerJoin(paymentProductInfos, eq(paymentProductInfos.id, paymentProducts.productInfoId))
    .where(
      and(
        eq(paymentProducts.id, productId),
        eq(paymentProductInfos.visibleState, 'VISIBLE'),
        isLivingInfo,
        isLivingProduct,
      ),
    );
  if (!product || !(await isOpenChannel(db, product.channelId)))
    throw noProduct(`product ${productId} is not for sale`);
  return product;
}

/** The number of lessons of a channel's product. Throws NOT_FOUND_PRODUCT for a product of others. */
export async function lessonsOfProduct(
  db: Database | Transaction,
  { channelId, productId }: { readonly channelId: number; readonly productId: number },
): Promise<number> {
  await assertOwnProducts(db, { channelId, productIds: [productId] });
  const product = await readSoldProduct(db, productId);
  if (!product) throw noProduct(`product ${productId} has just gone`);
  return product.quantity;
}

/** Everything that a channel has ever sold, including removed products. */
export async function productIdsOf(db: Database | Transaction, channelId: number): Promise<number[]> {
  const rows = await db
    .select({ id: paymentProducts.id })
    .from(paymentProducts)
    .innerJoin(paymentProductInfos, eq(paymentProductInfos.id, paymentProducts.productInfoId))
    .where(eq(paymentProductInfos.channelId, channelId));
  return rows.map(({ id }) => id);
}

/** A product that was for sale once, for its buyers; undefined where there never was one. */
export async function readSoldProduct(
  db: Database | Transaction,
  productId: number,
): Promise<ProductForSale | undefined> {
  const [product] = await db
    .select(columns)
    .from(paymentProducts)
    .innerJoin(paymentProductInfos, eq(paymentProductInfos.id, paymentProducts.productInfoId))
    .where(eq(paymentProducts.id, productId));
  return product;
}

/** Throws NOT_FOUND_PRODUCT for a product of another channel; hidden groups are of the channel, too. */
export async function assertOwnProducts(
  db: Database | Transaction,
  { channelId, productIds }: { readonly channelId: number; readonly productIds: readonly number[] },
): Promise<void> {
  if (productIds.length === 0) return;
  const own = await db
    .select({ id: paymentProducts.id })
    .from(paymentProducts)
    .innerJoin(paymentProductInfos, eq(paymentProductInfos.id, paymentProducts.productInfoId))
    .where(
      and(
        inArray(paymentProducts.id, [...productIds]),
        eq(paymentProductInfos.channelId, channelId),
        isLivingInfo,
        isLivingProduct,
      ),
    );
  const known = new Set(own.map(({ id }) => id));
  const foreign = productIds.filter((id) => !known.has(id));
  if (foreign.length > 0) throw noProduct(`products ${foreign.join()} are none of channel ${channelId}`);
}
