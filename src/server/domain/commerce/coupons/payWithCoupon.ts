import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { coupons, userCoupons } from '#server/db/tables/commerce/coupons.ts';
import { AppError } from '#server/platform/appError.ts';
import { worthAt, type CouponRow, type DiscountedProduct, type UserCouponRow } from './couponWorth.ts';
import { couponTexts } from './texts.ts';

interface OwnCoupon {
  readonly userId: number;
  readonly userCouponId: number;
}

/**
 * The won that a coupon of the user takes off. Throws COUPON_RESOURCE_NOT_FOUND for a coupon of others,
 * COUPON_NOT_USABLE with the reason for a person.
 */
export async function readDiscount(
  db: Database | Transaction,
  {
    userId,
    userCouponId,
    product,
    amount,
    now,
  }: OwnCoupon & { readonly product: DiscountedProduct; readonly amount: number; readonly now: Date },
): Promise<number> {
  const { coupon, userCoupon } = await readOwn(db, { userId, userCouponId });
  const { discount, reason } = worthAt({ coupon, state: userCoupon.state, product, amount, now });
  if (discount === 0)
    throw notUsable(reason, `coupon ${userCouponId} is not good for product ${product.productId}`);
  return discount;
}

/**
 * Holds a coupon for one order, so that no other one is paid with it; the same order may hold it again. Throws
 * COUPON_RESOURCE_NOT_FOUND, COUPON_NOT_USABLE.
 */
export async function holdCoupon(
  tx: Transaction,
  {
    userId,
    userCouponId,
    merchantUid,
    now,
  }: OwnCoupon & { readonly merchantUid: string; readonly now: Date },
): Promise<void> {
  const living = tx.select({ id: coupons.id }).from(coupons).where(gt(coupons.expiresAt, now));
  const held = await tx
    .update(userCoupons)
    .set({ state: 'HELD', heldBy: merchantUid })
    .where(
      and(
        eq(userCoupons.id, userCouponId),
        eq(userCoupons.userId, userId),
        inArray(userCoupons.couponId, living),
        or(
          eq(userCoupons.state, 'RECEIVED'),
          and(eq(userCoupons.state, 'HELD'), eq(userCoupons.heldBy, merchantUid)),
        ),
      ),
    )
    .returning({ id: userCoupons.id });
  if (held.length > 0) return;
  const { userCoupon } = await readOwn(tx, { userId, userCouponId });
  const reasons = { RECEIVED: couponTexts.expired, HELD: couponTexts.held, USED: couponTexts.used };
  throw notUsable(
    reasons[userCoupon.state],
    `coupon ${userCouponId} is ${userCoupon.state} by ${userCoupon.heldBy}, asked for by ${merchantUid}`,
  );
}

/** Marks the coupon of a paid order as used; repeating it changes nothing. Answers whether the order has one. */
export async function spendCoupon(
  tx: Transaction,
  { merchantUid, now }: { readonly merchantUid: string; readonly now: Date },
): Promise<boolean> {
  const spent = await tx
    .update(userCoupons)
    .set({ state: 'USED', usedAt: sql`coalesce(${userCoupons.usedAt}, ${now})` })
    .where(eq(userCoupons.heldBy, merchantUid))
    .returning({ id: userCoupons.id });
  return spent.length > 0;
}

/** Releases the coupon of an order that will not be paid; a used one stays so. */
export async function releaseCoupon(
  tx: Transaction,
  { merchantUid }: { readonly merchantUid: string },
): Promise<void> {
  await tx
    .update(userCoupons)
    .set({ state: 'RECEIVED', heldBy: null })
    .where(and(eq(userCoupons.heldBy, merchantUid), eq(userCoupons.state, 'HELD')));
}

async function readOwn(
  db: Database | Transaction,
  { userId, userCouponId }: OwnCoupon,
): Promise<{ coupon: CouponRow; userCoupon: UserCouponRow }> {
  const [own] = await db
    .select({ coupon: coupons, userCoupon: userCoupons })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons.id, userCoupons.couponId))
    .where(and(eq(userCoupons.id, userCouponId), eq(userCoupons.userId, userId)));
  if (!own)
    throw new AppError('COUPON_RESOURCE_NOT_FOUND', { log: `user ${userId} has no coupon ${userCouponId}` });
  return own;
}

const notUsable = (message: string, log: string): AppError =>
  new AppError('COUPON_NOT_USABLE', { message, log });
