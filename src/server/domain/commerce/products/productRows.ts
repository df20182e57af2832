import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { PaymentProduct, ProductInfo } from '#shared/contract/commerce/products.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { paymentProductInfos, paymentProducts } from '#server/db/tables/commerce/products.ts';
import { channelNames } from '#server/domain/channels/channels/memberships.ts';
import type { Deps } from '#server/domain/deps.ts';
import { linkToFile } from '#server/domain/people/files/storedFiles.ts';
import { AppError } from '#server/platform/appError.ts';
import { productTexts } from './texts.ts';

export type ProductInfoRow = typeof paymentProductInfos.$inferSelect;
export type ProductRow = typeof paymentProducts.$inferSelect;

export const isLivingInfo = isNull(paymentProductInfos.removedAt);
export const isLivingProduct = isNull(paymentProducts.removedAt);

export const noProduct = (log: string): AppError =>
  new AppError('NOT_FOUND_PRODUCT', { message: productTexts.notFound, log });

/** A group of a channel, under a lock. Throws NOT_FOUND_PRODUCT. */
export async function lockInfo(
  tx: Transaction,
  { channelId, infoId }: { readonly channelId: number; readonly infoId: number },
): Promise<ProductInfoRow> {
  const [row] = await tx
    .select()
    .from(paymentProductInfos)
    .where(
      and(eq(paymentProductInfos.id, infoId), eq(paymentProductInfos.channelId, channelId), isLivingInfo),
    )
    .for('update');
  if (!row) throw noProduct(`group ${infoId} is none of channel ${channelId}`);
  return row;
}

/** Groups as they are shown, each with its products, the cheapest first. */
export async function describeInfos(
  deps: Pick<Deps, 'db' | 'storage'>,
  rows: readonly ProductInfoRow[],
): Promise<ProductInfo[]> {
  const products = await livingProducts(
    deps.db,
    rows.map(({ id }) => id),
  );
  const names = await channelNames(
    deps.db,
    rows.flatMap(({ channelId }) => (channelId === DEFAULT_CHANNEL_ID ? [] : channelId)),
  );
  return Promise.all(
    rows.map(async (row) => {
      const className = names.get(row.channelId) ?? '';
      const { id, title, subTitle, color, viewMode, isCouponUsable, visibleState, hashKey } = row;
      const icon = await linkToFile(deps, row.icon);
      return {
        productInfoId: id,
        title,
        subTitle,
        color,
        viewMode,
        isCouponUsable,
        visibleState,
        hashKey,
        className,
        icon,
        paymentProductList: products
          .filter(({ productInfoId }) => productInfoId === id)
          .map((product) => shownProduct(product, { isCouponUsable, icon })),
      };
    }),
  );
}

/** One group as it is shown. */
export async function describeInfo(
  deps: Pick<Deps, 'db' | 'storage'>,
  row: ProductInfoRow,
): Promise<ProductInfo> {
  const [shown] = await describeInfos(deps, [row]);
  if (!shown) throw new Error(`describeInfo: group ${row.id} was not described`);
  return shown;
}

export const shownProduct = (
  { id, title, price, originalPrice, quantity, color }: ProductRow,
  { isCouponUsable, icon }: { readonly isCouponUsable: boolean; readonly icon: string },
): PaymentProduct => ({
  paymentProductId: id,
  title,
  price,
  originalPrice,
  quantity,
  color,
  isCouponUsable,
  iconImage: icon,
});

function livingProducts(
  db: Database | Transaction,
  infoIds: readonly number[],
): Promise<ProductRow[]> | ProductRow[] {
  if (infoIds.length === 0) return [];
  return db
    .select()
    .from(paymentProducts)
    .where(and(inArray(paymentProducts.productInfoId, [...infoIds]), isLivingProduct))
    .orderBy(asc(paymentProducts.price), asc(paymentProducts.id));
}
