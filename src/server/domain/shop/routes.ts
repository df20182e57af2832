import type { shopRoutes } from '#shared/contract/shop.ts';
import type { Handlers } from '../call.ts';
import { buyProduct } from './buyProduct.ts';
import { listProducts } from './listProducts.ts';
import { listRecommendations } from './listRecommendations.ts';
import { validatePurchase } from './validatePurchase.ts';

export const shopHandlers: Handlers<keyof typeof shopRoutes> = {
  listProducts: ({ deps, userId, query }) =>
    listProducts({
      db: deps.db,
      userId,
      page: query.page,
      category: query.item_category,
      largeCategory: query.shop_large_category,
    }),
  listRecommendations: async ({ deps, userId }) => ({
    productList: await listRecommendations({ db: deps.db, userId }),
  }),
  validatePurchase: ({ deps, userId, query }) =>
    validatePurchase({ db: deps.db, userId, productIds: query.product_ids.split(',').map(Number) }),
  buyProduct: ({ deps, userId, params }) => buyProduct({ deps, userId, productId: params.id }),
};
