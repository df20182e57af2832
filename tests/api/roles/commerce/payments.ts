import { GUARDIANS, OPEN, SIGNED_IN, type SubjectRows } from '../rows.ts';

const NOTHING = 2_000_000_000;
const merchantUid = 'no-such-order-000000';
const order = { amount: 120_000, productId: NOTHING, phoneNumber: '01012345678' };
const refund = { amount: 120_000, reason: '이사를 가요' };
const child = { id: 1 };

export const payments: SubjectRows<'payments'> = {
  prepare: {
    row: SIGNED_IN,
    request: { body: { paymentItemType: 'WORKSHEET', contentId: NOTHING, amount: 5_000 } },
  },
  prepareProduct: { row: SIGNED_IN, request: { body: order } },
  confirm: { row: SIGNED_IN, request: { params: { id: 'imp_1' }, query: { merchant_uid: merchantUid } } },
  list: { row: SIGNED_IN, request: { query: { page: 1 } } },
  get: { row: SIGNED_IN, request: { params: { merchantUid } } },
  cancel: { row: SIGNED_IN, request: { params: { merchantUid } } },
  refund: { row: SIGNED_IN, request: { params: { id: NOTHING }, body: refund } },
  receiveWebhook: { row: OPEN, request: { params: { gateway: 'sandbox' } } },
};

export const guardianPayments: SubjectRows<'guardianPayments'> = {
  listCoupons: { row: GUARDIANS, request: { params: child, query: { page: 1 } } },
  receiveCoupon: { row: GUARDIANS, request: { params: { ...child, couponId: NOTHING } } },
  registerCoupon: { row: GUARDIANS, request: { params: child, body: { couponCode: 'NOSUCHCOUPON' } } },
  prepareProduct: { row: GUARDIANS, request: { params: child, body: order } },
  listChildren: { row: GUARDIANS, request: {} },
  list: { row: GUARDIANS, request: { params: child, query: { page: 1 } } },
  get: { row: GUARDIANS, request: { params: { ...child, merchantUid } } },
  cancel: { row: GUARDIANS, request: { params: { ...child, merchantUid } } },
  refund: { row: GUARDIANS, request: { params: { ...child, paymentId: NOTHING }, body: refund } },
};

export const sandboxPayments: SubjectRows<'sandboxPayments'> = {
  open: { row: OPEN, request: { params: { merchantUid } } },
  answer: { row: OPEN, request: { params: { merchantUid }, body: { behaviour: 'PAY' } } },
};
