import { afterEach, expect, test, vi } from 'vitest';
import type { PreparedPayment } from '#shared/contract/commerce/payments.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { openPortOneV1, openPortOneV2 } from './portOne.ts';

const RETURN = 'https://world.example/purchase/result?merchant_uid=order-0000000000001';
const prepared = (part: Partial<PreparedPayment['window']> = {}): PreparedPayment => ({
  ...{ customerUid: 'c-1', merchantUid: 'order-0000000000001', amount: 204_000, name: '1:1 수업 8회' },
  buyerName: '김지은',
  ...{ email: 'parent@family.example', phoneNumber: '01024861357', custom_data: { paymentId: 3 } },
  redirectPageInfo: { contentType: 'PRODUCT', contentId: null, channelDomain: null },
  window: {
    ...{ kind: 'PORTONE_V1', url: '', storeId: 'store-1', paymentGatewayChannelId: 'channel-1' },
    ...{ isBilling: false, ...part },
  },
});

afterEach(() => vi.unstubAllGlobals());

/** The provider's scripts as they lie in the page, waiting for the buyer. */
function stubScripts() {
  const v1 = { init: vi.fn(), request_pay: vi.fn<(order: object, answer: (told: object) => void) => void>() };
  const answer = Promise.withResolvers<unknown>();
  const v2 = {
    requestPayment: vi.fn(() => answer.promise),
    requestIssueBillingKey: vi.fn(() => answer.promise),
  };
  vi.stubGlobal('window', { IMP: v1, PortOne: v2 });
  const replyV1 = (told: object) => v1.request_pay.mock.lastCall?.[1](told);
  return { v1, v2, answer, replyV1 };
}

test('V1 is asked for what was prepared, with the store and channel of the order', async () => {
  const { v1, replyV1 } = stubScripts();
  const opened = await openPortOneV1(prepared(), RETURN);
  expect(v1.init).toHaveBeenCalledWith('store-1');
  expect(v1.request_pay.mock.lastCall?.[0]).toEqual({
    ...{ channelKey: 'channel-1', pay_method: 'card', merchant_uid: 'order-0000000000001' },
    ...{ name: '1:1 수업 8회', amount: 204_000, custom_data: { paymentId: 3 }, m_redirect_url: RETURN },
    ...{ buyer_name: '김지은', buyer_email: 'parent@family.example', buyer_tel: '01024861357' },
  });
  expect([opened.isClosed(), opened.liesOver()]).toEqual([false, true]);
  replyV1({ success: true, imp_uid: 'imp_1' });
  expect([opened.isClosed(), opened.liesOver(), opened.impUid()]).toEqual([false, false, 'imp_1']);
});

test('V1 registers a card under the number of the buyer', async () => {
  const { v1 } = stubScripts();
  await openPortOneV1(prepared({ isBilling: true }), RETURN);
  expect(v1.request_pay.mock.lastCall?.[0]).toMatchObject({ customer_uid: 'c-1' });
});

test.each([
  { success: false, imp_uid: 'imp_1' },
  { imp_uid: null, error_code: 'F400' },
])('V1 is left by whoever closes its window: %o', async (told) => {
  const { replyV1 } = stubScripts();
  const opened = await openPortOneV1(prepared(), RETURN);
  replyV1(told);
  expect(opened.isClosed()).toBe(true);
});

test('V2 is asked for a payment by card', async () => {
  const { v2, answer } = stubScripts();
  const opened = await openPortOneV2(prepared(), RETURN);
  expect(v2.requestPayment).toHaveBeenCalledWith({
    ...{ storeId: 'store-1', channelKey: 'channel-1', currency: 'CURRENCY_KRW', redirectUrl: RETURN },
    ...{ payMethod: 'CARD', paymentId: 'order-0000000000001', orderName: '1:1 수업 8회' },
    ...{ totalAmount: 204_000, customData: { paymentId: 3 } },
    customer: {
      ...{ customerId: 'c-1', fullName: '김지은' },
      ...{ email: 'parent@family.example', phoneNumber: '01024861357' },
    },
  });
  answer.resolve({ transactionType: 'PAYMENT', paymentId: 'order-0000000000001' });
  await answer.promise;
  expect(opened.isClosed()).toBe(false);
});

test('V2 registers a card for the order of a plan', async () => {
  const { v2 } = stubScripts();
  await openPortOneV2(prepared({ isBilling: true }), RETURN);
  expect(v2.requestPayment).not.toHaveBeenCalled();
  expect(v2.requestIssueBillingKey).toHaveBeenCalledWith(
    expect.objectContaining({
      ...{ billingKeyMethod: 'CARD', issueId: 'order-0000000000001', issueName: '1:1 수업 8회' },
      ...{ displayAmount: 204_000, offerPeriod: { interval: '1m' }, redirectUrl: RETURN },
    }),
  );
});

test('V2 is left by whoever closes its window, and where its script fails', async () => {
  const first = stubScripts();
  const closed = await openPortOneV2(prepared(), RETURN);
  first.answer.resolve({ code: 'FAILURE_TYPE_PG', message: '사용자가 결제를 취소하였습니다' });
  await eventually(() => expect(closed.isClosed()).toBe(true));
  const second = stubScripts();
  const failed = await openPortOneV2(prepared(), RETURN);
  second.answer.reject(new Error('PAY_NOT_LOADED'));
  await eventually(() => expect(failed.isClosed()).toBe(true));
});
