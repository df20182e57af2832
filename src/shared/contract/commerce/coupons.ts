import { z } from 'zod';
import {
  countSchema,
  emptyReplySchema,
  idSchema,
  nameText,
  timestampSchema,
} from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { wonSchema } from './money.ts';

/** The reward of a coupon: won off, per cent off, points, experience or tickets. Source: product spec §3. */
export const COUPON_REWARD_TYPES = [
  'CONTENT_DISCOUNT_BY_AMOUNT',
  'CONTENT_DISCOUNT_BY_PERCENTAGE',
  'POINT',
  'EXPERIENCE',
  'TICKET',
] as const;
export type CouponRewardType = (typeof COUPON_REWARD_TYPES)[number];
/** Null in a list means: not yet received. */
export const COUPON_STATES = ['RECEIVED', 'HELD', 'USED', 'EXPIRED'] as const;
export const COUPONS_PER_PAGE = 10;
/** The address of every coupon event (product spec §2). */
export const COUPON_EVENT_PATH = '/channel/create';
/** The coupon of the first channel with this code is given to every maker of a channel. */
export const CHANNEL_EVENT_CODE = 'OPENCHANNEL';

export const userCouponSchema = z.object({
  /** Null until it is received. */
  userCouponId: idSchema.nullable(),
  couponId: idSchema,
  title: z.string(),
  /** Won, per cent, points, experience or tickets. */
  rewardCount: countSchema,
  couponRewardType: z.enum(COUPON_REWARD_TYPES),
  expirationDate: timestampSchema,
  /** The answer is about the given product; without one, about any. */
  isCouponUsable: z.boolean(),
  /** The reason why it is not usable, for a person; empty if it is. */
  unusableReason: z.string(),
  /** The discount on the given product in won; 0 without one. */
  discount: wonSchema,
  /** Empty for coupons that everybody may receive. */
  couponCode: z.string(),
  couponState: z.enum(COUPON_STATES).nullable(),
});
export type UserCoupon = z.infer<typeof userCouponSchema>;

/** The code on paper: letters and digits; dashes and spaces do not matter. */
export const couponCodeSchema = z
  .string()
  .max(40, '쿠폰 번호를 확인해 주세요.')
  .transform((typed) => typed.replaceAll(/[\s-]/gu, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{4,24}$/, '쿠폰 번호를 확인해 주세요.'));

/** An action that gives a coupon, and its page. */
export const couponEventSchema = z.object({ couponId: idSchema, title: z.string(), path: z.string() });
export type CouponEvent = z.infer<typeof couponEventSchema>;

export const couponSchema = z.object({
  couponId: idSchema,
  title: z.string(),
  couponRewardType: z.enum(COUPON_REWARD_TYPES),
  rewardCount: countSchema,
  couponCode: z.string(),
  isDownloadable: z.boolean(),
  paymentProductIdList: z.array(idSchema),
  minimumAmount: wonSchema,
  mostCount: countSchema.nullable(),
  receivedCount: countSchema,
  usedCount: countSchema,
  expirationDate: timestampSchema,
  isEnded: z.boolean(),
});
export type Coupon = z.infer<typeof couponSchema>;

export const couponBodySchema = z
  .object({
    title: nameText(40, '이름을 입력해 주세요.'),
    couponRewardType: z.enum(COUPON_REWARD_TYPES),
    rewardCount: z.int('숫자로 적어 주세요.').min(1, '1부터 적을 수 있어요.').max(1_000_000),
    /** Without one a code is generated. */
    couponCode: couponCodeSchema.optional(),
    /** Shown to every buyer to be received; a hidden one is received by its code alone. */
    isDownloadable: z.boolean().default(false),
    /** Empty means every product that takes coupons. */
    paymentProductIdList: z.array(idSchema).max(50).default([]),
    minimumAmount: wonSchema.default(0),
    /** The limit of receivers; null for no limit. */
    mostCount: z.int().min(1).max(1_000_000).nullable().default(null),
    expirationDate: timestampSchema,
  })
  .refine(
    ({ couponRewardType, rewardCount }) =>
      couponRewardType !== 'CONTENT_DISCOUNT_BY_PERCENTAGE' || rewardCount <= 100,
    {
      path: ['rewardCount'],
      message: '할인은 100%까지 할 수 있어요.',
    },
  )
  .refine(({ couponRewardType, rewardCount }) => couponRewardType !== 'TICKET' || rewardCount <= 48, {
    path: ['rewardCount'],
    message: '수업권은 48장까지 줄 수 있어요.',
  });
export type CouponBody = z.output<typeof couponBodySchema>;

export const TAKE_COUPON_ERRORS = ['COUPON_RESOURCE_NOT_FOUND', 'DOLPHIN_DUPLICATE_COUPON_RESOURCE'] as const;
const manager = { channelRole: 'manager' } as const;

/** Product spec §7, «paths not shown»: list user coupons, register a coupon. */
export const couponRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/users/coupons',
    access: 'signedIn',
    summary:
      'Own coupons and those that may be received, the usable first; with a product, what each is worth for it.',
    query: z.object({ page: pageFromOne, payment_product_id: idSchema.optional() }),
    response: z.object({
      userCouponList: z.array(userCouponSchema),
      /** The running events that have not given the caller their coupon yet. */
      couponEventList: z.array(couponEventSchema),
      ...pageCountFields,
    }),
    errors: ['NOT_FOUND_PRODUCT'],
  }),
  receive: defineRoute({
    method: 'POST',
    path: '/game/v1/users/coupons/:id',
    access: 'signedIn',
    summary: 'Receive a coupon of the download list; points, experience and tickets come at once.',
    params: z.object({ id: idSchema }),
    response: userCouponSchema,
    errors: TAKE_COUPON_ERRORS,
    perMinute: 60,
  }),
  register: defineRoute({
    method: 'POST',
    path: '/game/v1/users/coupons',
    access: 'signedIn',
    summary: 'Register a coupon by its code.',
    body: z.object({ couponCode: couponCodeSchema }),
    response: userCouponSchema,
    status: 201,
    errors: TAKE_COUPON_ERRORS,
    perMinute: 20,
  }),
};

export const couponStaffRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/payments/coupons',
    access: manager,
    summary: 'Coupons of the channel with how many were received and used, the newest first.',
    query: z.object({ page: pageFromOne }),
    response: z.object({ couponList: z.array(couponSchema), ...pageCountFields }),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/payments/coupons',
    access: manager,
    summary:
      'Make a coupon for what the channel sells; points and experience are given by the first channel alone.',
    body: couponBodySchema,
    isForm: true,
    response: couponSchema,
    status: 201,
    errors: ['DOLPHIN_DUPLICATE_COUPON_RESOURCE', 'NOT_FOUND_PRODUCT', 'NOT_HAS_ROLE'],
    perMinute: 60,
  }),
  end: defineRoute({
    method: 'DELETE',
    path: '/channel/v1/users/payments/coupons/:id',
    access: manager,
    summary: 'End a coupon: nobody receives it any more; what was received stays good.',
    params: z.object({ id: idSchema }),
    response: emptyReplySchema,
    errors: ['COUPON_RESOURCE_NOT_FOUND'],
  }),
};
