import { expect, test } from 'vitest';
import { memoryStorage } from '#client/testSupport/samples.ts';
import { pendingOrders, type PendingOrder } from './pendingOrder.ts';

const order: PendingOrder = {
  learnerId: 7,
  place: 'product/7',
  back: '/guardian',
  prepared: {
    ...{ customerUid: 'c-1', merchantUid: 'order-0000000000001', amount: 204_000, name: '1:1 수업권 8회' },
    ...{ buyerName: '', email: '', phoneNumber: '010-1234-5678', custom_data: { paymentId: 3 } },
    redirectPageInfo: { contentType: 'PRODUCT', contentId: null, channelDomain: null },
    window: {
      ...{ kind: 'SANDBOX', url: '/payments/sandbox/order-0000000000001', storeId: '' },
      ...{ paymentGatewayChannelId: '', isBilling: false },
    },
  },
};

test('a payment under way is there again after a reload, only where it was begun', () => {
  const storage = memoryStorage();
  pendingOrders(storage).keep(order);
  expect(pendingOrders(storage).read('product/7')).toEqual(order);
  expect(pendingOrders(storage).read('product/own')).toBeNull();
  pendingOrders(storage).forget();
  expect(pendingOrders(storage).read('product/7')).toBeNull();
});

test('what cannot be read, or is not an order any more, is none', () => {
  for (const kept of ['', 'no json', '{}', JSON.stringify({ ...order, prepared: { amount: 1 } })])
    expect(pendingOrders(memoryStorage(kept)).read('product/7')).toBeNull();
});

test('a browser without storage keeps nothing and fails nowhere', () => {
  pendingOrders(null).keep(order);
  expect(pendingOrders(null).read('product/7')).toBeNull();
});
