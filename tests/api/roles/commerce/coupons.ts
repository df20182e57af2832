import { MANAGERS, SIGNED_IN, type SubjectRows } from '../rows.ts';

const NOTHING = 2_000_000_000;

export const coupons: SubjectRows<'coupons'> = {
  list: { row: SIGNED_IN, request: { query: { page: 1 } } },
  receive: { row: SIGNED_IN, request: { params: { id: NOTHING } } },
  register: { row: SIGNED_IN, request: { body: { couponCode: 'NOSUCHCOUPON' } } },
};

export const channelCoupons: SubjectRows<'channelCoupons'> = {
  list: { row: MANAGERS, request: { query: { page: 1 } } },
  create: {
    row: MANAGERS,
    request: {
      body: {
        title: '첫 수업 축하',
        couponRewardType: 'CONTENT_DISCOUNT_BY_AMOUNT',
        rewardCount: 20_000,
        expirationDate: '2099-12-31T00:00:00.000Z',
      },
    },
  },
  end: { row: MANAGERS, request: { params: { id: NOTHING } } },
};
