import { and, asc, eq, gt, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { isDiscount } from '#shared/commerce/discountOf.ts';
import { COUPON_REWARD_TYPES } from '#shared/contract/commerce/coupons.ts';
import type { SoldInfo } from '#shared/contract/commerce/products.ts';
import type { Database } from '#server/db/connect.ts';
import { coupons, userCoupons } from '#server/db/tables/commerce/coupons.ts';
import { listForSale, sellersOf } from '#server/domain/commerce/products/listProducts.ts';
import { worthAt, type CouponRow } from './couponWorth.ts';

export const DISCOUNTS = COUPON_REWARD_TYPES.filter(isDiscount);

/** A coupon at its limit is not offered. */
export const isLeft = (): SQL | undefined =>
  or(
    isNull(coupons.mostCount),
    lt(
      sql`(select count(*)::int from ${userCoupons} as received where received.coupon_id = ${coupons.id})`,
      coupons.mostCount,
    ),
  );

export const isReceivable = (now: Date): SQL | undefined =>
  and(isNull(coupons.endedAt), gt(coupons.expiresAt, now));

/** The products for sale, each with the discounts that every buyer may receive. */
export async function listShop(query: Parameters<typeof listForSale>[0]) {
  const { db, clock } = query.deps;
  const now = clock.now();
  const { productInfoList, ...counts } = await listForSale(query);
  const sellers = await sellersOf(
    db,
    productInfoList.map(({ productInfoId }) => productInfoId),
  );
  const discounts = await offeredDiscounts(db, { channelIds: [...new Set(sellers.values())], now });
  return {
    ...counts,
    productInfoList: productInfoList.map((info): SoldInfo => {
      const channelId = sellers.get(info.productInfoId) ?? 0;
      return {
        ...info,
        paymentProductList: info.paymentProductList.map((one) => {
          const { paymentProductId: productId, price: amount, isCouponUsable } = one;
          const product = { productId, channelId, isCouponUsable };
          const couponList = discounts
            .filter((coupon) => worthAt({ coupon, state: null, product, amount, now }).discount > 0)
            .map(({ id: couponId, title, couponRewardType, rewardCount }) => ({
              couponId,
              title,
              couponRewardType,
              rewardCount,
            }));
          return { ...one, couponList };
        }),
      };
    }),
  };
}

/** Discounts of channels that every buyer may receive at a moment; the earliest end first. */
async function offeredDiscounts(
  db: Database,
  { channelIds, now }: { readonly channelIds: readonly number[]; readonly now: Date },
): Promise<CouponRow[]> {
  if (channelIds.length === 0) return [];
  return db
    .select()
    .from(coupons)
    .where(
      and(
        inArray(coupons.channelId, [...channelIds]),
        eq(coupons.isDownloadable, true),
        inArray(coupons.couponRewardType, DISCOUNTS),
        isReceivable(now),
        isLeft(),
      ),
    )
    .orderBy(asc(coupons.expiresAt), asc(coupons.id));
}
