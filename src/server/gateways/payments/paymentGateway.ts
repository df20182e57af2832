import type { PAYMENT_GATEWAYS, PAYMENT_WINDOW_KINDS } from '#shared/contract/commerce/payments.ts';

export type PaymentGatewayName = (typeof PAYMENT_GATEWAYS)[number];

/** The payer as printed on a receipt; unknown fields are empty. */
export interface GatewayBuyer {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
}

export interface GatewayOrder {
  readonly merchantUid: string;
  readonly name: string;
  /** Won. */
  readonly amount: number;
  /** An id of the buyer for the provider that identifies nobody; a card is registered under it. */
  readonly customerUid: string;
  readonly buyer: GatewayBuyer;
  readonly paymentGatewayChannelId: string | undefined;
  readonly isBilling: boolean;
}

export interface GatewayWindow {
  readonly kind: (typeof PAYMENT_WINDOW_KINDS)[number];
  readonly url: string;
  readonly storeId: string;
  readonly paymentGatewayChannelId: string;
}

/** The amount to be charged to a card that the window of an order only registers. */
export type BillingOrder = Pick<GatewayOrder, 'customerUid' | 'buyer' | 'amount' | 'name'>;

/** The provider's state of an order. */
export interface GatewayPayment {
  readonly impUid: string;
  readonly merchantUid: string;
  readonly status: 'READY' | 'PAID' | 'FAILED' | 'CANCELLED' | 'PARTLY_REFUNDED';
  /** Won that were paid. */
  readonly amount: number;
  /** Refunded won. */
  readonly refundedAmount: number;
  readonly currency: string;
  readonly paidAt: Date | null;
  readonly receiptUrl: string;
  /** The reason of a failure, in the provider's words. */
  readonly reason: string;
  /** The key with which a card is charged again; null where none was registered. */
  readonly billingKey: string | null;
}

/** A webhook only names an order to check. */
export interface GatewayNews {
  /** Id of the message; the same id twice is a replay. */
  readonly webhookId: string;
  /** Null for messages without an order. */
  readonly merchantUid: string | null;
}

/** Port for card payments: a sandbox with a window of its own, PortOne V1 and V2. Throws GatewayUnreachable. */
export interface PaymentGateway {
  readonly name: PaymentGatewayName;
  /** Announces the price of an order to the provider before its window opens. */
  open(order: GatewayOrder): Promise<GatewayWindow>;
  /**
   * Null for an order that the provider does not know yet. `billing` belongs to an open order that registers a card:
   * once it is registered, the first payment is charged to it, once.
   */
  read(order: {
    readonly merchantUid: string;
    readonly impUid: string | null;
    readonly billing?: BillingOrder | undefined;
  }): Promise<GatewayPayment | null>;
  /**
   * Refunds money. `idempotencyKey` is the same at every try of one refund, and `refundedBefore` is the sum of earlier
   * refunds, so that a try with a late answer is not done twice.
   */
  refund(refund: {
    readonly merchantUid: string;
    readonly impUid: string;
    readonly amount: number;
    readonly refundedBefore: number;
    readonly reason: string;
    readonly idempotencyKey: string;
  }): Promise<GatewayPayment>;
  /** Charges a registered card; the same `merchantUid` twice is one payment. */
  charge(order: GatewayOrder & { readonly billingKey: string }): Promise<GatewayPayment>;
  /**
   * Throws WebhookRefused for a forged, too old or future message, GatewayUnreachable where the provider has to be
   * asked for the order. Headers have lower-case names.
   */
  readWebhook(message: {
    readonly rawBody: Buffer;
    readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
    readonly now: Date;
  }): Promise<GatewayNews>;
}

export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** The provider was not reached or its answer was not understood; the result of the call is unknown. */
export class GatewayUnreachable extends Error {
  override readonly name = 'GatewayUnreachable';
}
