import type { PreparedPayment } from '#shared/contract/commerce/payments.ts';
import type { PaymentWindow } from './openPaymentWindow.ts';

/** Addresses of the provider's scripts, as it documents them; the policy of the page allows them alone. */
const SCRIPTS = {
  v1: 'https://cdn.iamport.kr/v1/iamport.js',
  v2: 'https://cdn.portone.io/v2/browser-sdk.js',
} as const;

interface V1Answer {
  readonly success?: boolean;
  readonly imp_uid?: string | null;
  readonly error_code?: string | null;
}
/** Undefined where the browser has gone on to `redirectUrl`; with a code where nothing came of it. */
type V2Answer = { readonly code?: string | undefined } | undefined;
interface V1 {
  init(merchantCode: string): void;
  request_pay(order: Readonly<Record<string, unknown>>, answer: (reply: V1Answer) => void): void;
}
interface V2 {
  requestPayment(order: Readonly<Record<string, unknown>>): Promise<V2Answer>;
  requestIssueBillingKey(order: Readonly<Record<string, unknown>>): Promise<V2Answer>;
}
declare global {
  interface Window {
    IMP?: V1;
    PortOne?: V2;
  }
}

/** PortOne V1 (the former Iamport): https://developers.portone.io/sdk/ko/v1-sdk/javascript-sdk/payrq */
export async function openPortOneV1(prepared: PreparedPayment, returnUrl: string): Promise<PaymentWindow> {
  await loadScript(SCRIPTS.v1, () => window.IMP !== undefined);
  const { merchantUid, amount, name, customerUid, custom_data } = prepared;
  const { buyerName, email, phoneNumber } = prepared;
  const { storeId, paymentGatewayChannelId, isBilling } = prepared.window;
  const state = openState();
  window.IMP?.init(storeId);
  window.IMP?.request_pay(
    {
      ...(paymentGatewayChannelId !== '' && { channelKey: paymentGatewayChannelId }),
      ...{ pay_method: 'card', merchant_uid: merchantUid, name, amount, custom_data },
      ...{ buyer_name: buyerName, buyer_email: email, buyer_tel: phoneNumber },
      m_redirect_url: returnUrl,
      ...(isBilling && { customer_uid: customerUid }),
    },
    ({ success, imp_uid, error_code }) =>
      state.end({ isLeft: success === false || Boolean(error_code), impUid: imp_uid ?? null }),
  );
  return state;
}

/**
 * PortOne V2: https://developers.portone.io/sdk/ko/v2-sdk/payment-request. The window of a plan registers a
 * card, and the server takes the first payment from it.
 */
export async function openPortOneV2(prepared: PreparedPayment, returnUrl: string): Promise<PaymentWindow> {
  await loadScript(SCRIPTS.v2, () => window.PortOne !== undefined);
  const { merchantUid, amount, name, customerUid, custom_data } = prepared;
  const { buyerName, email, phoneNumber } = prepared;
  const { storeId, paymentGatewayChannelId, isBilling } = prepared.window;
  const state = openState();
  const order = {
    ...{ storeId, channelKey: paymentGatewayChannelId, currency: 'CURRENCY_KRW' },
    ...{ redirectUrl: returnUrl, customData: custom_data },
    customer: {
      customerId: customerUid,
      ...(buyerName !== '' && { fullName: buyerName }),
      ...(email !== '' && { email }),
      ...(phoneNumber !== '' && { phoneNumber }),
    },
  };
  const card = { billingKeyMethod: 'CARD', issueId: merchantUid, issueName: name, displayAmount: amount };
  const payment = { payMethod: 'CARD', paymentId: merchantUid, orderName: name, totalAmount: amount };
  const asked = isBilling
    ? window.PortOne?.requestIssueBillingKey({ ...order, ...card, offerPeriod: { interval: '1m' } })
    : window.PortOne?.requestPayment({ ...order, ...payment });
  // That it was paid is not believed: the server asks the provider.
  void asked?.then(
    (answer) => state.end({ isLeft: answer?.code !== undefined, impUid: null }),
    () => state.end({ isLeft: true, impUid: null }),
  );
  return state;
}

function openState() {
  let hasAnswered = false;
  let isLeft = false;
  let impUid: string | null = null;
  return {
    isClosed: () => isLeft,
    liesOver: () => !hasAnswered,
    impUid: () => impUid,
    // The script closes its frame by itself.
    close: () => undefined,
    /** Takes over the script's answer: an order that it calls paid stays open until the provider tells the server. */
    end: (told: { readonly isLeft: boolean; readonly impUid: string | null }) => {
      hasAnswered = true;
      ({ isLeft, impUid } = told);
    },
  } satisfies PaymentWindow & Record<'end', unknown>;
}

function loadScript(address: string, isThere: () => boolean): Promise<void> {
  if (isThere()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`loadScript: ${address} did not come`));
    });
    document.head.append(script);
  });
}
