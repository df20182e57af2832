import type { couponRoutes, couponStaffRoutes } from '#shared/contract/commerce/coupons.ts';
import type { productRoutes } from '#shared/contract/commerce/products.ts';
import type { Handlers } from '#server/domain/call.ts';
import { listUserCoupons } from './listUserCoupons.ts';
import { createCoupon, endCoupon, listCoupons } from './manageCoupons.ts';
import { listShop } from './offeredCoupons.ts';
import { receiveCoupon, registerCoupon } from './receiveCoupon.ts';

export const couponHandlers: Handlers<typeof couponRoutes> = {
  list: ({ deps, userId, query }) =>
    listUserCoupons({ deps, userId, page: query.page, productId: query.payment_product_id }),
  receive: ({ deps, userId, params }) => receiveCoupon({ deps, userId, couponId: params.id }),
  register: ({ deps, userId, body }) => registerCoupon({ deps, userId, ...body }),
};

/** Products for sale come with their coupons, which the products subject does not know. */
export const productHandlers: Handlers<typeof productRoutes> = {
  listForSale: ({ deps, userId, query }) =>
    listShop({ deps, userId, page: query.page, hashKey: query.hash_key }),
};

export const channelCouponHandlers: Handlers<typeof couponStaffRoutes> = {
  list: ({ deps, channel, query }) => listCoupons({ deps, channelId: channel.channelId, page: query.page }),
  create: ({ deps, userId, channel, body }) =>
    createCoupon({ deps, userId, channelId: channel.channelId, body }),
  end: async ({ deps, userId, channel, params }) => {
    await endCoupon({ deps, userId, channelId: channel.channelId, couponId: params.id });
    return {};
  },
};
