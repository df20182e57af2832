import { z } from 'zod';
import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { countSchema, idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { READS_PER_MINUTE_OF_A_SCHOOL } from '#shared/contract/people/accounts.ts';
import { equipmentCategorySchema } from './inventory.ts';
import { defineRoute } from '#shared/contract/route.ts';

/** `EVENT` is sold from a stock while it lasts, `DISCOUNT` is a lower price for some time. */
export const OFFER_TYPES = ['EVENT', 'DISCOUNT'] as const;
export const EVENT_CATEGORIES = ['WEEKLY', 'SEASON'] as const;
export type EventCategory = (typeof EVENT_CATEGORIES)[number];

const productOfferSchema = z.object({
  offerId: idSchema,
  offerType: z.enum(OFFER_TYPES),
  /** Only for events. */
  eventCategory: z.enum(EVENT_CATEGORIES).nullable(),
  endsAt: timestampSchema,
  /** The rest of the stock; null without a limit. */
  stock: countSchema.nullable(),
});

/** One product; its id is the id of the item it sells. */
export const productSchema = z.object({
  productId: idSchema,
  itemId: idSchema,
  itemCategory: equipmentCategorySchema,
  name: z.string(),
  description: z.string(),
  /** The price now. */
  price: countSchema,
  /** The price without its offer. */
  originalPrice: countSchema,
  offer: productOfferSchema.nullable(),
  rarity: z.enum(['COMMON', 'RARE', 'EPIC']),
  thumbnail: z.string(),
  /** Both false for visitors. */
  owned: z.boolean(),
  wished: z.boolean(),
});
export type Product = z.infer<typeof productSchema>;

export const SHOP_PAGE_SIZE = 24;
export const BASKET_LIMIT = 14;
export const SHOP_LARGE_CATEGORIES = ['AVATAR', 'CLOTHES', 'ACCESSORY'] as const;
export type ShopLargeCategory = (typeof SHOP_LARGE_CATEGORIES)[number];

/** The small categories of each large one, in the order of display. */
export const SHOP_CATEGORIES = {
  AVATAR: ['HAIR', 'FACE', 'SKIN'],
  CLOTHES: ['TOP', 'BOTTOM', 'ONE_PIECE', 'SHOES'],
  ACCESSORY: ['HAT', 'CAPE', 'FACE_ACCESSORY', 'NECKLACE', 'EARRING', 'HAND_ACCESSORY', 'ACCESSORY'],
} as const satisfies Record<ShopLargeCategory, readonly EquipmentCategory[]>;

const productListFields = { productList: z.array(productSchema) };
const productPage = z.object({ ...productListFields, ...pageCountFields });
const purchaseSchema = z.object({ productId: idSchema, itemId: idSchema, inventoryId: idSchema });

/** The price on the page; a different price on the server answers PRODUCT_PRICE_CHANGED and takes nothing. */
const expectedPrice = countSchema.max(1_000_000);
const PURCHASE_ERRORS = [
  'NOT_FOUND_PRODUCT',
  'DUPLICATE_PRODUCT',
  'NOT_ENOUGH_POINT',
  'PRODUCT_SOLD_OUT',
] as const;

export const shopRoutes = {
  listProducts: defineRoute({
    method: 'GET',
    path: '/game/v1/shops/products',
    access: 'anyone',
    summary: 'Products of the shop, 24 a page.',
    perMinute: READS_PER_MINUTE_OF_A_SCHOOL,
    query: z.object({
      item_category: equipmentCategorySchema.optional(),
      shop_large_category: z.enum(SHOP_LARGE_CATEGORIES).optional(),
      page: pageFromOne,
    }),
    response: productPage,
  }),
  listRecommendations: defineRoute({
    method: 'GET',
    path: '/game/v1/shops/products/recommendations',
    access: 'anyone',
    summary: 'A few products the caller does not own and can nearly afford.',
    perMinute: READS_PER_MINUTE_OF_A_SCHOOL,
    response: z.object(productListFields),
  }),
  listEvents: defineRoute({
    method: 'GET',
    path: '/game/v1/auth/shops/products/events',
    access: 'signedIn',
    summary: 'Products of the events that are on, those that end first before the others.',
    query: z.object({ event_category: z.enum(EVENT_CATEGORIES).optional(), page: pageFromOne }),
    response: productPage,
  }),
  listDiscounts: defineRoute({
    method: 'GET',
    path: '/game/v1/auth/shops/products/discount',
    access: 'signedIn',
    summary: 'Products that cost less than usual for some time.',
    response: z.object(productListFields),
  }),
  listWishes: defineRoute({
    method: 'GET',
    path: '/game/v1/auth/shops/wishproducts',
    access: 'signedIn',
    summary: 'The own wish list, newest first.',
    query: z.object({ item_category: equipmentCategorySchema.optional(), page: pageFromOne }),
    response: productPage,
  }),
  addWish: defineRoute({
    method: 'POST',
    path: '/game/v1/auth/shops/wishproducts',
    access: 'signedIn',
    summary: 'Put a product on the own wish list; what is owned cannot be wished for.',
    body: z.object({ productId: idSchema }),
    response: z.object({ productId: idSchema }),
    errors: ['NOT_FOUND_PRODUCT', 'DUPLICATE_PRODUCT', 'DUPLICATE_WISH_ITEM'],
  }),
  removeWish: defineRoute({
    method: 'DELETE',
    path: '/game/v1/auth/shops/wishproducts/:id',
    access: 'signedIn',
    summary: 'Take a product off the own wish list, by its product id.',
    params: z.object({ id: idSchema }),
    response: 'nothing',
    errors: ['NOT_FOUND_PRODUCT'],
  }),
  validatePurchase: defineRoute({
    method: 'GET',
    path: '/game/v1/auth/shops/products/validations/buy-products',
    access: 'signedIn',
    summary: 'Whether these products (comma-separated ids) could be bought together now.',
    query: z.object({
      product_ids: z.string().regex(/^\d{1,9}(,\d{1,9}){0,19}$/, '상품을 다시 골라 주세요.'),
    }),
    response: z.object({ buyable: z.boolean(), totalPrice: countSchema, point: countSchema }),
    errors: PURCHASE_ERRORS,
  }),
  buy: defineRoute({
    method: 'POST',
    path: '/game/v1/auth/shops/products/:id',
    access: 'signedIn',
    summary: 'Buy a product with points; owning it already answers DUPLICATE_PRODUCT and takes nothing.',
    params: z.object({ id: idSchema }),
    body: z.object({ expectedPrice: expectedPrice.optional() }).optional(),
    response: purchaseSchema.omit({ productId: true }).extend({ point: countSchema }),
    errors: [...PURCHASE_ERRORS, 'PRODUCT_PRICE_CHANGED'],
  }),
  buyBasket: defineRoute({
    method: 'POST',
    path: '/game/v1/auth/shops/baskets/purchases',
    access: 'signedIn',
    summary: 'Buy several products, all or none. The same clientKey answers the same purchase.',
    body: z.object({
      productIds: z.array(idSchema).min(1).max(BASKET_LIMIT),
      /** 32 hexadecimal digits, chosen once per confirmation. */
      clientKey: z.string().regex(/^[\da-f]{32}$/, '다시 눌러 주세요.'),
      /** The price of all together. */
      expectedPrice,
    }),
    response: z.object({
      purchaseList: z.array(purchaseSchema),
      totalPrice: countSchema,
      point: countSchema,
    }),
    errors: [...PURCHASE_ERRORS, 'PRODUCT_PRICE_CHANGED'],
  }),
};
