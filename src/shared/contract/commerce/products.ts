import { z } from 'zod';
import { READS_PER_MINUTE_OF_A_SCHOOL } from '#shared/contract/people/accounts.ts';
import { countSchema, emptyReplySchema, idSchema, nameOrNothing, nameText } from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { COUPON_REWARD_TYPES } from './coupons.ts';
import { MOST_WON, wonSchema } from './money.ts';

export const PRODUCT_COLORS = ['BLUE', 'CORAL', 'VIOLET', 'GREEN', 'AMBER'] as const;
/** TICKETS: cards with a shell per lesson, CARDS: cards with a picture, LIST: rows. */
export const PRODUCT_VIEW_MODES = ['TICKETS', 'CARDS', 'LIST'] as const;
export const PRODUCT_VISIBLE_STATES = ['VISIBLE', 'INVISIBLE'] as const;
export const PRODUCT_INFOS_PER_PAGE = 20;
export const MOST_PRODUCTS_OF_INFO = 12;
/** The limit of lessons sold at once; tickets given by hand have the same limit. */
export const MOST_LESSONS = 48;
export const PRODUCT_ICON_BYTES = 512 * 1024;
export const PRODUCT_ICON_TYPES = ['image/png', 'image/webp', 'image/jpeg'] as const;

export const paymentProductSchema = z.object({
  paymentProductId: idSchema,
  title: z.string(),
  price: wonSchema,
  /** The former price, crossed out if it is higher. */
  originalPrice: wonSchema,
  /** Lessons that it brings as tickets. */
  quantity: countSchema,
  /** The icon of its group; empty without one. */
  iconImage: z.string(),
  color: z.enum(PRODUCT_COLORS),
  isCouponUsable: z.boolean(),
});
export type PaymentProduct = z.infer<typeof paymentProductSchema>;

export const productInfoSchema = z.object({
  productInfoId: idSchema,
  title: z.string(),
  subTitle: z.string(),
  color: z.enum(PRODUCT_COLORS),
  viewMode: z.enum(PRODUCT_VIEW_MODES),
  isCouponUsable: z.boolean(),
  visibleState: z.enum(PRODUCT_VISIBLE_STATES),
  /**
   * The class that sells it, in which alone its tickets are valid; empty for the school, whose tickets are valid with
   * all.
   */
  className: z.string(),
  /** Names the group in addresses: /purchase/product?hash_key=… */
  hashKey: z.string(),
  icon: z.string(),
  paymentProductList: z.array(paymentProductSchema),
});
export type ProductInfo = z.infer<typeof productInfoSchema>;

/** A product as buyers see it. */
const soldProductSchema = paymentProductSchema.extend({
  /** Its discounts that every buyer may receive, the earliest end first. */
  couponList: z.array(
    z.object({
      couponId: idSchema,
      title: z.string(),
      couponRewardType: z.enum(COUPON_REWARD_TYPES),
      rewardCount: countSchema,
    }),
  ),
});
export type SoldProduct = z.infer<typeof soldProductSchema>;
const soldInfoSchema = productInfoSchema.extend({ paymentProductList: z.array(soldProductSchema) });
export type SoldInfo = z.infer<typeof soldInfoSchema>;

export const hashKeySchema = z
  .string()
  .trim()
  .regex(
    /^[a-z][a-z0-9-]{1,39}$/,
    '주소 이름은 영어 소문자로 시작하고 소문자, 숫자, 줄표로 2~40자까지 쓸 수 있어요.',
  );

export const productInfoBodySchema = z.object({
  title: nameText(40, '이름을 입력해 주세요.'),
  subTitle: nameOrNothing(80).default(''),
  color: z.enum(PRODUCT_COLORS).default('BLUE'),
  viewMode: z.enum(PRODUCT_VIEW_MODES).default('TICKETS'),
  isCouponUsable: z.boolean().default(true),
  visibleState: z.enum(PRODUCT_VISIBLE_STATES).default('INVISIBLE'),
  hashKey: hashKeySchema,
});
export type ProductInfoBody = z.output<typeof productInfoBodySchema>;

export const productBodySchema = z
  .object({
    title: nameText(40, '이름을 입력해 주세요.'),
    price: wonSchema.min(100, '100원부터 팔 수 있어요.'),
    originalPrice: wonSchema.max(MOST_WON),
    quantity: z
      .int('수업 횟수를 다시 적어 주세요.')
      .min(1, '1회부터 팔 수 있어요.')
      .max(MOST_LESSONS, `${MOST_LESSONS}회까지 팔 수 있어요.`),
    color: z.enum(PRODUCT_COLORS).default('BLUE'),
  })
  .refine(({ price, originalPrice }) => originalPrice >= price, {
    path: ['originalPrice'],
    message: '원래 값은 파는 값보다 낮을 수 없어요.',
  });
export type ProductBody = z.output<typeof productBodySchema>;

const manager = { channelRole: 'manager' } as const;
const oneInfo = z.object({ id: idSchema });
const oneProduct = z.object({ id: idSchema, pid: idSchema });

/** The catalogue of a channel, kept by its managers. Paths: product spec §7, «Payment product catalogue». */
export const productInfoRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/payments/product-infos',
    access: manager,
    summary: 'Groups of what the channel sells, with their products, the newest first.',
    query: z.object({ page: pageFromOne }),
    response: z.object({ productInfoList: z.array(productInfoSchema), ...pageCountFields }),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/payments/product-infos',
    access: manager,
    summary: 'Make a group; nobody sees it before it is VISIBLE.',
    body: productInfoBodySchema,
    isForm: true,
    response: productInfoSchema,
    status: 201,
    errors: ['DOLPHIN_DUPLICATE_RESOURCE'],
  }),
  save: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/payments/product-infos/:id',
    access: manager,
    summary: 'Change a group.',
    params: oneInfo,
    body: productInfoBodySchema,
    isForm: true,
    response: productInfoSchema,
    errors: ['NOT_FOUND_PRODUCT', 'DOLPHIN_DUPLICATE_RESOURCE'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/channel/v1/users/payments/product-infos/:id',
    access: manager,
    summary: 'Take a group out of the catalogue; what was bought of it stays.',
    params: oneInfo,
    response: emptyReplySchema,
    errors: ['NOT_FOUND_PRODUCT'],
  }),
  saveIcon: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/payments/product-infos/:id/icons',
    access: manager,
    summary: 'Give a group its picture (multipart field `icon`).',
    params: oneInfo,
    upload: { field: 'icon', maxFiles: 1, maxBytes: PRODUCT_ICON_BYTES, types: PRODUCT_ICON_TYPES },
    response: productInfoSchema,
    errors: ['NOT_FOUND_PRODUCT', 'FILE_TOO_LARGE', 'FILE_TYPE_REFUSED', 'FILE_UNREADABLE'],
    perMinute: 30,
  }),
  listProducts: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/payments/product-infos/:id/products',
    access: manager,
    summary: 'Products of a group, the cheapest first.',
    withoutPage: '`productInfos.list` brings the products of each group.',
    params: oneInfo,
    response: z.object({ paymentProductList: z.array(paymentProductSchema) }),
    errors: ['NOT_FOUND_PRODUCT'],
  }),
  createProduct: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/payments/product-infos/:id/products',
    access: manager,
    summary: 'Add a product to a group.',
    params: oneInfo,
    body: productBodySchema,
    isForm: true,
    response: paymentProductSchema,
    status: 201,
    errors: ['NOT_FOUND_PRODUCT', 'PRODUCT_LIMIT'],
  }),
  saveProduct: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/payments/product-infos/:id/products/:pid',
    access: manager,
    summary: 'Change a product; a payment that was prepared at another price is refused.',
    params: oneProduct,
    body: productBodySchema,
    isForm: true,
    response: paymentProductSchema,
    errors: ['NOT_FOUND_PRODUCT'],
  }),
  removeProduct: defineRoute({
    method: 'DELETE',
    path: '/channel/v1/users/payments/product-infos/:id/products/:pid',
    access: manager,
    summary: 'Take a product out of its group; what was bought stays.',
    params: oneProduct,
    response: emptyReplySchema,
    errors: ['NOT_FOUND_PRODUCT'],
  }),
};

/** Public routes for looking before buying. */
export const productRoutes = {
  listForSale: defineRoute({
    method: 'GET',
    path: '/game/v1/payments/product-infos',
    access: 'anyone',
    perMinute: READS_PER_MINUTE_OF_A_SCHOOL,
    summary:
      'VISIBLE groups with their products: of the first channel and those of the caller; by its hash_key also one of another channel that everybody may know.',
    query: z.object({ page: pageFromOne, hash_key: hashKeySchema.optional() }),
    response: z.object({ productInfoList: z.array(soldInfoSchema), ...pageCountFields }),
  }),
};
