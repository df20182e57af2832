import { z } from 'zod';
import { idSchema, pageSchema } from './fields.ts';
import { equipmentCategorySchema } from './world.ts';
import { defineRoute } from './route.ts';

/** One product; its id is the id of the item it sells. */
export const productSchema = z.object({
  productId: idSchema,
  itemId: idSchema,
  itemCategory: equipmentCategorySchema,
  name: z.string(),
  description: z.string(),
  price: z.number().int().min(0),
  rarity: z.enum(['COMMON', 'RARE', 'EPIC']),
  thumbnail: z.string(),
  owned: z.boolean(),
});
export type Product = z.infer<typeof productSchema>;

export const SHOP_PAGE_SIZE = 24;
export const SHOP_LARGE_CATEGORIES = ['AVATAR', 'CLOTHES', 'ACCESSORY'] as const;
export type ShopLargeCategory = (typeof SHOP_LARGE_CATEGORIES)[number];

const productListReply = z.object({
  productList: z.array(productSchema),
  pageCount: z.number().int(),
  totalCount: z.number().int(),
});

export const shopRoutes = {
  listProducts: defineRoute({
    method: 'GET',
    path: '/game/v1/shops/products',
    access: 'signedIn',
    summary: 'Products of the shop, 24 a page.',
    query: z.object({
      item_category: equipmentCategorySchema.optional(),
      shop_large_category: z.enum(SHOP_LARGE_CATEGORIES).optional(),
      page: pageSchema,
    }),
    response: productListReply,
  }),
  listRecommendations: defineRoute({
    method: 'GET',
    path: '/game/v1/shops/products/recommendations',
    access: 'signedIn',
    summary: 'A few products the caller does not own and can nearly afford.',
    response: z.object({ productList: z.array(productSchema) }),
  }),
  validatePurchase: defineRoute({
    method: 'GET',
    path: '/game/v1/auth/shops/products/validations/buy-products',
    access: 'signedIn',
    summary: 'Whether these products (comma-separated ids) could be bought together now.',
    query: z.object({
      product_ids: z.string().regex(/^\d{1,9}(,\d{1,9}){0,19}$/, '상품을 다시 골라 주세요.'),
    }),
    response: z.object({ buyable: z.boolean(), totalPrice: z.number().int(), point: z.number().int() }),
    errors: ['NOT_FOUND_PRODUCT', 'DUPLICATE_PRODUCT', 'NOT_ENOUGH_POINT'],
  }),
  buyProduct: defineRoute({
    method: 'POST',
    path: '/game/v1/auth/shops/products/:id',
    access: 'signedIn',
    summary: 'Buy a product with points; owning it already answers DUPLICATE_PRODUCT and takes nothing.',
    params: z.object({ id: idSchema }),
    response: z.object({ itemId: idSchema, inventoryId: idSchema, point: z.number().int() }),
    errors: ['NOT_FOUND_PRODUCT', 'DUPLICATE_PRODUCT', 'NOT_ENOUGH_POINT'],
  }),
};
