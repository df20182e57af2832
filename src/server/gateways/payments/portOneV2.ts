import { z } from 'zod';
import { GatewayUnreachable, WebhookRefused } from './paymentGateway.ts';
import type { BillingOrder, GatewayPayment, PaymentGateway } from './paymentGateway.ts';
import { callPortOne, readPortOne, refusedCharge } from './portOneCall.ts';
import { parseJson, readSignature } from './signedWebhook.ts';

// PortOne V2: https://developers.portone.io/api/rest-v2, webhooks of version 2024-04-25. The provider's SDK (0.19.0)
// is not used: its requests have no time limit and its webhooks use the system's clock.

export interface PortOneV2Settings {
  readonly apiUrl: string;
  readonly storeId: string;
  readonly channelKey: string;
  readonly apiSecret: string;
  /** Base64, with or without `whsec_` before it. */
  readonly webhookSecret: string;
  readonly timeoutMs?: number;
}

const errorSchema = z.object({ type: z.string(), message: z.string().nullish() });
const paymentSchema = z.object({
  id: z.string().min(1),
  transactionId: z.string().min(1),
  status: z.enum([
    'READY',
    'PENDING',
    'PAY_PENDING',
    'VIRTUAL_ACCOUNT_ISSUED',
    'PAID',
    'FAILED',
    'PARTIAL_CANCELLED',
    'CANCELLED',
  ]),
  /** In the smallest unit of the currency: won. */
  amount: z.object({ total: z.number(), cancelled: z.number().default(0) }),
  currency: z.string(),
  paidAt: z.iso.datetime({ offset: true }).optional(),
  receiptUrl: z.string().optional(),
  billingKey: z.string().optional(),
  failure: z.object({ reason: z.string().optional(), pgMessage: z.string().optional() }).optional(),
});
type V2Payment = z.output<typeof paymentSchema>;
const cardsSchema = z.object({
  items: z.array(
    z.object({ status: z.string(), billingKey: z.string().min(1), issueId: z.string().nullish() }),
  ),
});
const cardSchema = z.object({ issueId: z.string().nullish() });
/** The part that all webhook kinds share; new kinds may appear at any time. */
const webhookSchema = z.object({ type: z.string(), data: z.looseObject({ storeId: z.string() }) });
const merchantUidSchema = z.string().regex(/^[a-z0-9-]{16,40}$/);
const paidNewsSchema = z.object({ paymentId: merchantUidSchema });
const cardNewsSchema = z.object({ billingKey: z.string().regex(/^[\w-]{1,100}$/) });

export function createPortOneV2(settings: PortOneV2Settings): PaymentGateway {
  const { storeId, channelKey } = settings;
  const authorization = `PortOne ${settings.apiSecret}`;

  /** Error answers are recognised by their type. */
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const { status, json } = await callPortOne({
      ...settings,
      method,
      path,
      headers: { ...headers, authorization },
      ...(body && { body: { storeId, ...body } }),
    });
    if (status >= 200 && status < 300) return { json, error: null, status };
    const error = readPortOne(errorSchema, { path, status, json });
    return { json, error, status };
  };

  const find = async (merchantUid: string): Promise<V2Payment | null> => {
    const path = `/payments/${merchantUid}?storeId=${encodeURIComponent(storeId)}`;
    const { json, error, status } = await call('GET', path);
    if (error?.type === 'PAYMENT_NOT_FOUND') return null;
    if (error) throw new GatewayUnreachable(`PortOne V2 answered a payment with ${error.type}`);
    const found = readPortOne(paymentSchema, { path, status, json });
    if (found.id !== merchantUid)
      throw new GatewayUnreachable(`PortOne V2 answered ${merchantUid} with another payment`);
    return found;
  };

  /** The card that the window of an order has registered; undefined before. */
  const findCard = async (merchantUid: string, customerId: string): Promise<string | undefined> => {
    const requestBody = JSON.stringify({ filter: { storeId, customerId, status: ['ISSUED'] } });
    const path = `/billing-keys?requestBody=${encodeURIComponent(requestBody)}`;
    const { json, error, status } = await call('GET', path);
    if (error) throw new GatewayUnreachable(`PortOne V2 answered the cards of a buyer with ${error.type}`);
    const { items } = readPortOne(cardsSchema, { path, status, json });
    return items.find((card) => card.issueId === merchantUid && card.status === 'ISSUED')?.billingKey;
  };

  /** The order whose window has registered a card; null for none of ours. */
  const findOrderOf = async (billingKey: string): Promise<string | null> => {
    const path = `/billing-keys/${billingKey}?storeId=${encodeURIComponent(storeId)}`;
    const { json, error, status } = await call('GET', path);
    if (error?.type === 'BILLING_KEY_NOT_FOUND') return null;
    if (error) throw new GatewayUnreachable(`PortOne V2 answered a card with ${error.type}`);
    const { issueId } = readPortOne(cardSchema, { path, status, json });
    return merchantUidSchema.safeParse(issueId).data ?? null;
  };

  const charge = async (
    order: BillingOrder & { readonly merchantUid: string; readonly billingKey: string },
  ) => {
    const { merchantUid, amount, name, billingKey, customerUid, buyer } = order;
    const before = await find(merchantUid);
    if (before && isTaken(before)) return toPayment(before);
    const { error } = await call('POST', `/payments/${merchantUid}/billing-key`, {
      billingKey,
      orderName: name,
      customer: {
        id: customerUid,
        ...(buyer.name !== '' && { name: { full: buyer.name } }),
        ...(buyer.email !== '' && { email: buyer.email }),
        ...(buyer.phoneNumber !== '' && { phoneNumber: buyer.phoneNumber }),
      },
      amount: { total: amount },
      currency: 'KRW',
    });
    const after = await find(merchantUid);
    if (after && (isTaken(after) || after.status === 'FAILED')) return toPayment(after);
    if (!error || after) throw new GatewayUnreachable(`PortOne V2 has not yet charged ${merchantUid}`);
    return refusedCharge({ merchantUid, amount, reason: error.message ?? error.type });
  };

  return {
    name: 'portone-v2',

    async open({ merchantUid, amount, isBilling, paymentGatewayChannelId = channelKey }) {
      const window = { kind: 'PORTONE_V2', url: '', storeId, paymentGatewayChannelId } as const;
      // A window that registers a card charges no amount that could be wrong.
      if (isBilling) return window;
      const path = `/payments/${merchantUid}/pre-register`;
      const { error } = await call('POST', path, { totalAmount: amount, currency: 'KRW' });
      if (error) throw new GatewayUnreachable(`PortOne V2 did not prepare ${merchantUid}: ${error.type}`);
      return window;
    },

    async read({ merchantUid, billing }) {
      const found = await find(merchantUid);
      if (found) return toPayment(found);
      const billingKey = billing && (await findCard(merchantUid, billing.customerUid));
      if (!billingKey) return null;
      return { ...(await charge({ ...billing, merchantUid, billingKey })), billingKey };
    },

    async refund({ merchantUid, amount, refundedBefore, reason, idempotencyKey }) {
      const before = await find(merchantUid);
      if (!before) throw new GatewayUnreachable(`PortOne V2 does not know ${merchantUid}`);
      // An earlier try of the same refund succeeded and its answer was lost.
      if (before.amount.cancelled >= refundedBefore + amount) return toPayment(before);
      const { error } = await call(
        'POST',
        `/payments/${merchantUid}/cancel`,
        // The rest that may be refunded: the second try of one refund does not match it.
        { amount, reason, currentCancellableAmount: before.amount.total - refundedBefore },
        { 'idempotency-key': JSON.stringify(idempotencyKey) },
      );
      const after = await find(merchantUid);
      if (!after || after.amount.cancelled < refundedBefore + amount)
        throw new GatewayUnreachable(
          `PortOne V2 gave nothing back of ${merchantUid}: ${error?.type ?? 'pending'}`,
        );
      return toPayment(after);
    },

    charge,

    async readWebhook(message) {
      const { webhookId, type, data } = readV2Webhook(settings, message);
      if (type === 'BillingKey.Issued') {
        const { billingKey } = parseNews(cardNewsSchema, data);
        return { webhookId, merchantUid: await findOrderOf(billingKey) };
      }
      if (!type.startsWith('Transaction.')) return { webhookId, merchantUid: null };
      return { webhookId, merchantUid: parseNews(paidNewsSchema, data).paymentId };
    },
  };
}

const isTaken = ({ status }: V2Payment) =>
  status === 'PAID' || status === 'PARTIAL_CANCELLED' || status === 'CANCELLED';

const STATUS = {
  READY: 'READY',
  PENDING: 'READY',
  PAY_PENDING: 'READY',
  VIRTUAL_ACCOUNT_ISSUED: 'READY',
  PAID: 'PAID',
  FAILED: 'FAILED',
  PARTIAL_CANCELLED: 'PARTLY_REFUNDED',
  CANCELLED: 'CANCELLED',
} as const satisfies Record<V2Payment['status'], GatewayPayment['status']>;

const toPayment = (payment: V2Payment): GatewayPayment => ({
  impUid: payment.transactionId,
  merchantUid: payment.id,
  status: STATUS[payment.status],
  amount: payment.amount.total,
  refundedAmount: payment.amount.cancelled,
  currency: payment.currency,
  paidAt: payment.paidAt === undefined ? null : new Date(payment.paidAt),
  receiptUrl: payment.receiptUrl ?? '',
  reason: payment.failure?.pgMessage ?? payment.failure?.reason ?? '',
  billingKey: payment.billingKey ?? null,
});

/** Its kind and subject, once its signature, its time and its store are right. */
function readV2Webhook(
  { webhookSecret, storeId }: PortOneV2Settings,
  message: Parameters<PaymentGateway['readWebhook']>[0],
): { readonly webhookId: string; readonly type: string; readonly data: unknown } {
  const secret = webhookSecret.replace(/^whsec_/, '');
  const webhookId = readSignature({ ...message, secret });
  const json = parseJson(message.rawBody);
  const { type, data } = parseNews(webhookSchema, json);
  if (data.storeId !== storeId) throw new WebhookRefused('a webhook is of another store');
  return { webhookId, type, data };
}

function parseNews<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new WebhookRefused('a webhook does not say what it is about');
  return parsed.data;
}
