import { starterOutfit } from '../../../support/signUpChild.ts';
import { type SubjectRows, OPEN, SIGNED_IN } from '../rows.ts';

const [itemId = 0] = starterOutfit();

export const shop: SubjectRows<'shop'> = {
  listProducts: {
    row: OPEN,
    request: { query: { item_category: 'HAT', shop_large_category: 'ACCESSORY', page: 1 } },
  },
  listRecommendations: { row: OPEN, request: {} },
  listEvents: { row: SIGNED_IN, request: { query: { event_category: 'WEEKLY', page: 1 } } },
  listDiscounts: { row: SIGNED_IN, request: {} },
  listWishes: { row: SIGNED_IN, request: { query: { item_category: 'HAT', page: 1 } } },
  addWish: { row: SIGNED_IN, request: { body: { productId: itemId } } },
  removeWish: { row: SIGNED_IN, request: { params: { id: itemId } } },
  validatePurchase: { row: SIGNED_IN, request: { query: { product_ids: String(itemId) } } },
  buy: { row: SIGNED_IN, request: { params: { id: itemId } } },
  buyBasket: {
    row: SIGNED_IN,
    request: { body: { productIds: [itemId], clientKey: 'ab'.repeat(16), expectedPrice: 0 } },
  },
};
