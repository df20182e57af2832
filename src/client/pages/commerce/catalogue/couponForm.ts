import { z } from 'zod';
import { COUPON_REWARD_TYPES, couponBodySchema } from '#shared/contract/commerce/coupons.ts';
import type { CouponWish } from '#client/net/commerce/coupons.ts';
import { daysLater, instantInSeoul } from '#shared/time/seoulTime.ts';
import { catalogueTexts } from './texts.ts';

/** A number that may not be typed yet. */
const typedNumber = z.custom<number>((value) => typeof value === 'number');

/** The form's fields, brought to what the server takes: a coupon is good to the end of its day in Seoul. */
export const couponFormSchema = z
  .object({
    title: z.string(),
    couponRewardType: z.enum(COUPON_REWARD_TYPES),
    rewardCount: typedNumber,
    couponCode: z.string(),
    isDownloadable: z.boolean(),
    paymentProductIdList: z.array(z.int()),
    minimumAmount: typedNumber,
    mostCount: typedNumber,
    expirationDate: z.iso.date(catalogueTexts.coupon.dateMissing),
  })
  .transform(({ couponCode, minimumAmount, mostCount, expirationDate, ...typed }): CouponWish => ({
    ...typed,
    ...(couponCode.trim() !== '' && { couponCode }),
    minimumAmount: Number.isNaN(minimumAmount) ? 0 : minimumAmount,
    mostCount: Number.isNaN(mostCount) ? null : mostCount,
    expirationDate: instantInSeoul(daysLater(expirationDate, 1), 0).toISOString(),
  }))
  .pipe(couponBodySchema);

export type CouponForm = z.input<typeof couponFormSchema>;
