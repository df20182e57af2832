import type { PreparedPayment } from '#shared/contract/commerce/payments.ts';
import type { PaymentWindow } from './openPaymentWindow.ts';

/** Addresses of the provider's scripts, as it documents them; the policy of the page allows them alone. */
const SCRIPTS = {
  v1: 'https://cdn.iamport.kr/v1/iamport.js',
  v2: 'https://cdn.portone.io/v2/browser-sdk.js',
} as const;

interface V1Answer {
  readonly imp_uid?: string | null;
}
interface V1 {
  init(merchantCode: string): void;
  request_pay(order: Readonly<Record<string, unknown>>, answer: (reply: V1Answer) => void): void;
}
interface V2 {
  requestPayment(order: Readonly<Record<string, unknown>>): Promise<unknown>;
  requestIssueBillingKeyAndPay(order: Readonly<Record<string, unknown>>): Promise<unknown>;
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
  const { merchantUid, amount, name, email, phoneNumber, customerUid, custom_data } = prepared;
  const { storeId, paymentGatewayChannelId, isBilling } = prepared.window;
  const state = openState();
  window.IMP?.init(storeId);
  window.IMP?.request_pay(
    {
      ...(paymentGatewayChannelId !== '' && { channelKey: paymentGatewayChannelId }),
      ...{ pay_method: 'card', merchant_uid: merchantUid, name, amount, custom_data },
      ...{ buyer_email: email, buyer_tel: phoneNumber, m_redirect_url: returnUrl },
      ...(isBilling && { customer_uid: customerUid }),
    },
    ({ imp_uid }) => state.end(imp_uid ?? null),
  );
  return state;
}

/** PortOne V2: https://developers.portone.io/sdk/ko/v2-sdk/payment-request */
export async function openPortOneV2(prepared: PreparedPayment, returnUrl: string): Promise<PaymentWindow> {
  await loadScript(SCRIPTS.v2, () => window.PortOne !== undefined);
  const { merchantUid, amount, name, email, phoneNumber, customerUid, custom_data } = prepared;
  const { storeId, paymentGatewayChannelId, isBilling } = prepared.window;
  const state = openState();
  const order = {
    ...{ storeId, channelKey: paymentGatewayChannelId, paymentId: merchantUid, orderName: name },
    ...{ totalAmount: amount, currency: 'CURRENCY_KRW', redirectUrl: returnUrl, customData: custom_data },
    customer: {
      customerId: customerUid,
      ...(email !== '' && { email }),
      ...(phoneNumber !== '' && { phoneNumber }),
    },
  };
  const asked = isBilling
    ? window.PortOne?.requestIssueBillingKeyAndPay({ ...order, billingKeyMethod: 'CARD' })
    : window.PortOne?.requestPayment({ ...order, payMethod: 'CARD' });
  // What it says is not believed: the server asks the provider.
  asked?.catch(() => undefined).finally(() => state.end(null));
  return state;
}

function openState(): PaymentWindow & { end(impUid: string | null): void } {
  let isClosed = false;
  let impUid: string | null = null;
  return {
    isClosed: () => isClosed,
    impUid: () => impUid,
    // The script closes its frame by itself.
    close: () => undefined,
    end: (told) => {
      isClosed = true;
      impUid = told;
    },
  };
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
