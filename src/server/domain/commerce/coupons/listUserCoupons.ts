import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import {
  CHANNEL_EVENT_CODE,
  COUPON_EVENT_PATH,
  COUPONS_PER_PAGE,
  type CouponEvent,
  type UserCoupon,
} from '#shared/contract/commerce/coupons.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { coupons, userCoupons } from '#server/db/tables/commerce/coupons.ts';
import { activeChannelIds } from '#server/domain/channels/channels/memberships.ts';
import { readProductForSale, type ProductForSale } from '#server/domain/commerce/products/readProducts.ts';
import type { Deps } from '#server/domain/deps.ts';
import { endOf, worthAt, type CouponRow, type UserCouponRow } from './couponWorth.ts';
import { DISCOUNTS, isLeft, isReceivable } from './offeredCoupons.ts';

/**
 * One page of the coupons that a user has or may receive, usable ones first; with a product the discounts alone, each
 * with its worth. Coupons of classes are offered to their members. Throws NOT_FOUND_PRODUCT.
 */
export async function listUserCoupons({
  deps,
  userId,
  page,
  productId,
}: {
  readonly deps: Pick<Deps, 'db' | 'clock'>;
  readonly userId: number;
  readonly page: number;
  readonly productId?: number | undefined;
}) {
  const { db } = deps;
  const now = deps.clock.now();
  const product = productId === undefined ? undefined : await readProductForSale(db, productId);
  const channelIds = [DEFAULT_CHANNEL_ID, ...(await activeChannelIds({ db, userId }))];
  const offered = and(
    isNull(userCoupons.id),
    eq(coupons.isDownloadable, true),
    inArray(coupons.channelId, channelIds),
    isReceivable(now),
    isLeft(),
  );
  const isHis = and(eq(userCoupons.couponId, coupons.id), eq(userCoupons.userId, userId));
  const chosen = and(
    or(sql`${userCoupons.id} is not null`, offered),
    product && inArray(coupons.couponRewardType, DISCOUNTS),
  );
  const [[counted], rows, couponEventList] = await Promise.all([
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(coupons)
      .leftJoin(userCoupons, isHis)
      .where(chosen),
    db
      .select({ coupon: coupons, userCoupon: userCoupons })
      .from(coupons)
      .leftJoin(userCoupons, isHis)
      .where(chosen)
      .orderBy(rankOf(product, now), asc(coupons.expiresAt), asc(coupons.id))
      .limit(COUPONS_PER_PAGE)
      .offset(rowsBefore({ page, first: 1, size: COUPONS_PER_PAGE })),
    listEvents(db, userId, now),
  ]);
  const totalCount = counted?.count ?? 0;
  return {
    userCouponList: rows.map(({ coupon, userCoupon }) => shownCoupon({ coupon, userCoupon, product, now })),
    couponEventList,
    pageCount: pageCountOf(totalCount, COUPONS_PER_PAGE),
    totalCount,
  };
}

/**
 * 0 for a received and valid coupon, 1 for a valid one to receive, 2 for one of other products, 3 for an expired one.
 */
function rankOf(product: ProductForSale | undefined, now: Date): SQL {
  const fits = product
    ? sql`${product.isCouponUsable} and ${coupons.channelId} = ${product.channelId}
        and ${coupons.minimumAmount} <= ${product.price}
        and (cardinality(${coupons.paymentProductIds}) = 0 or ${product.productId}::int = any(${coupons.paymentProductIds}))`
    : sql`true`;
  return sql`case
    when ${userCoupons.state} = 'USED' or ${coupons.expiresAt} <= ${now} then 3
    when not (${fits}) then 2
    when ${userCoupons.id} is null then 1
    else 0 end`;
}

/** A coupon as its user sees it, or a user who may receive it. */
export function shownCoupon({
  coupon,
  userCoupon,
  product,
  now,
}: {
  readonly coupon: CouponRow;
  readonly userCoupon: UserCouponRow | null;
  readonly product?: ProductForSale | undefined;
  readonly now: Date;
}): UserCoupon {
  const { id, title, rewardCount, couponRewardType, expiresAt, couponCode, isDownloadable } = coupon;
  const state = userCoupon?.state ?? null;
  const { discount, reason } = product
    ? worthAt({ coupon, state, product, amount: product.price, now })
    : { discount: 0, reason: endOf({ coupon, state, now }) };
  return {
    userCouponId: userCoupon?.id ?? null,
    couponId: id,
    title,
    rewardCount,
    couponRewardType,
    discount,
    expirationDate: expiresAt.toISOString(),
    isCouponUsable: reason === '',
    unusableReason: reason,
    couponCode: isDownloadable || couponCode === CHANNEL_EVENT_CODE ? '' : couponCode,
    couponState: state !== 'USED' && userCoupon && expiresAt <= now ? 'EXPIRED' : state,
  };
}

/** Events that still give the user a coupon. */
async function listEvents(db: Database | Transaction, userId: number, now: Date): Promise<CouponEvent[]> {
  const rows = await db
    .select({ couponId: coupons.id, title: coupons.title })
    .from(coupons)
    .leftJoin(userCoupons, and(eq(userCoupons.couponId, coupons.id), eq(userCoupons.userId, userId)))
    .where(and(isEvent(now), isNull(userCoupons.id), isLeft()));
  return rows.map((row) => ({ ...row, path: COUPON_EVENT_PATH }));
}

/** The coupon for making a channel, while the event runs. */
export const isEvent = (now: Date): SQL | undefined =>
  and(
    eq(coupons.couponCode, CHANNEL_EVENT_CODE),
    eq(coupons.channelId, DEFAULT_CHANNEL_ID),
    isReceivable(now),
  );
