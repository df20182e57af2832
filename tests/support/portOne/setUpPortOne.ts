import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { GatewayOrder } from '#server/gateways/payments/paymentGateway.ts';
import { createPortOneV1 } from '#server/gateways/payments/portOneV1.ts';
import { createPortOneV2 } from '#server/gateways/payments/portOneV2.ts';
import { PORTONE_V1, PORTONE_V2 } from './PortOneBooks.ts';
import { PortOneService } from './PortOneService.ts';

export const BUYER = { name: '김지은', email: 'parent@family.example', phoneNumber: '01024861357' };

/** A provider for the tests of a file, which has no trouble at the beginning of each, and our two adapters for it. */
export function setUpPortOne() {
  const provider = new PortOneService();
  let apiUrl = '';
  let orders = 0;
  beforeAll(async () => {
    apiUrl = await provider.listen();
  });
  afterAll(() => provider.close());
  beforeEach(() => {
    provider.trouble = 'none';
  });
  const limits = { timeoutMs: 700 };
  const makeV1 = (over: { readonly apiSecret?: string } = {}) =>
    createPortOneV1({ ...PORTONE_V1, ...limits, ...over, apiUrl });
  const makeV2 = (over: { readonly apiSecret?: string } = {}) =>
    createPortOneV2({ ...PORTONE_V2, ...limits, ...over, apiUrl });
  return {
    ...{ provider, makeV1, makeV2 },
    gateways: [
      { version: 'V1', make: makeV1, store: PORTONE_V1 },
      { version: 'V2', make: makeV2, store: PORTONE_V2 },
    ] as const,
    orderOf: (part: Partial<GatewayOrder> = {}): GatewayOrder => ({
      merchantUid: `order-0123456789-${(orders += 1)}`,
      name: '1:1 수업 8회',
      amount: 199_000,
      customerUid: 'c-5f0e7d1a',
      buyer: BUYER,
      paymentGatewayChannelId: undefined,
      isBilling: false,
      ...part,
    }),
  };
}
