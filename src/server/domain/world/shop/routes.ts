import type { shopRoutes } from '#shared/contract/world/shop.ts';
import type { Handlers } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { buyBasket } from './buyBasket.ts';
import { buyProduct } from './buyProduct.ts';
import { listDiscounts, listEvents, listShopProducts, listWishes } from './listShopProducts.ts';
import { listRecommendations } from './listRecommendations.ts';
import type { ShelfQuery } from './shelf.ts';
import { validatePurchase } from './validatePurchase.ts';
import { addWish, removeWish } from './wishes.ts';

export const shopHandlers: Handlers<typeof shopRoutes> = {
  listProducts: async (call) =>
    listShopProducts({
      ...seenBy(call),
      page: call.query.page,
      category: call.query.item_category,
      largeCategory: call.query.shop_large_category,
    }),
  listRecommendations: async (call) => ({ productList: await listRecommendations(seenBy(call)) }),
  listEvents: async (call) =>
    listEvents({ ...seenBy(call), page: call.query.page, category: call.query.event_category }),
  listDiscounts: async (call) => ({ productList: await listDiscounts(seenBy(call)) }),
  listWishes: async (call) =>
    listWishes({ ...seenBy(call), page: call.query.page, category: call.query.item_category }),
  addWish: ({ deps, userId, body }) => addWish({ deps, userId, ...body }),
  removeWish: ({ deps, userId, params }) => removeWish({ deps, userId, productId: params.id }),
  validatePurchase: (call) =>
    validatePurchase({ ...seenBy(call), productIds: call.query.product_ids.split(',').map(Number) }),
  buy: ({ deps, userId, params, body }) =>
    buyProduct({ deps, userId, productId: params.id, expectedPrice: body?.expectedPrice }),
  buyBasket: ({ deps, userId, body }) => buyBasket({ deps, userId, ...body }),
};

const seenBy = ({ deps, userId }: { readonly deps: Deps; readonly userId: number }): ShelfQuery => ({
  db: deps.db,
  userId,
  now: deps.clock.now(),
});
