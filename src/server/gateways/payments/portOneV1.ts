import { z } from 'zod';
import { GatewayUnreachable, WebhookRefused } from './paymentGateway.ts';
import type { BillingOrder, GatewayNews, GatewayPayment, PaymentGateway } from './paymentGateway.ts';
import { callPortOne, readPortOne, refusedCharge } from './portOneCall.ts';
import { parseJson } from './signedWebhook.ts';

// PortOne V1 (아임포트): https://developers.portone.io/api/rest-v1

export interface PortOneV1Settings {
  readonly apiUrl: string;
  /** The merchant's code, `imp` and digits. */
  readonly storeId: string;
  readonly channelKey: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly timeoutMs?: number;
}

const DONE = 0;
const UNAUTHORISED = 401;
const NOT_FOUND = 404;

const answerSchema = z.object({ code: z.int(), message: z.string().nullish(), response: z.unknown() });
const tokenSchema = z.object({ access_token: z.string().min(1) });
const preparedSchema = z.object({ merchant_uid: z.string(), amount: z.number() });
const paymentSchema = z.object({
  imp_uid: z.string().min(1),
  merchant_uid: z.string().min(1),
  status: z.enum(['ready', 'paid', 'cancelled', 'failed']),
  amount: z.number(),
  cancel_amount: z.number().default(0),
  currency: z.string(),
  /** Seconds; 0 for an unpaid order. */
  paid_at: z.number().nullish(),
  receipt_url: z.string().nullish(),
  fail_reason: z.string().nullish(),
  customer_uid: z.string().nullish(),
  customer_uid_usage: z.string().nullish(),
});
type V1Payment = z.output<typeof paymentSchema>;
const webhookSchema = z.object({
  imp_uid: z.string().regex(/^[\w-]{1,64}$/),
  merchant_uid: z.string().regex(/^[a-z0-9-]{16,44}$/),
  status: z.string().max(20),
  cancellation_id: z.string().max(80).optional(),
});

/** The window of a billing order only registers a card; its first payment is an order of its own at the provider. */
const FIRST = '-1st';

export function createPortOneV1(settings: PortOneV1Settings): PaymentGateway {
  const { storeId, channelKey } = settings;
  // A token is valid for half an hour; a refused one is replaced at once.
  let accessToken: Promise<string> | undefined;

  const askForToken = async (): Promise<string> => {
    const path = '/users/getToken';
    const { apiKey: imp_key, apiSecret: imp_secret } = settings;
    const answer = await callPortOne({
      ...settings,
      path,
      method: 'POST',
      headers: {},
      body: { imp_key, imp_secret },
    });
    const { response } = readPortOne(answerSchema, { path, ...answer });
    return readPortOne(tokenSchema, { path, status: answer.status, json: response }).access_token;
  };
  const knownToken = (): Promise<string> => {
    accessToken ??= askForToken().catch((error: unknown) => {
      accessToken = undefined;
      throw error;
    });
    return accessToken;
  };

  const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const send = async () =>
      callPortOne({ ...settings, method, path, headers: { authorization: await knownToken() }, body });
    let answer = await send();
    if (answer.status === UNAUTHORISED) {
      accessToken = undefined;
      answer = await send();
    }
    const { code, message, response } = readPortOne(answerSchema, { path, ...answer });
    return { status: answer.status, code, message: message ?? '', response };
  };

  const find = async (merchantUid: string): Promise<V1Payment | null> => {
    // The last of several attempts counts; after a paid one there is no other.
    const path = `/payments/find/${merchantUid}?sorting=-started`;
    const { status, code, response } = await call('GET', path);
    if (status === NOT_FOUND) return null;
    if (code !== DONE) throw new GatewayUnreachable(`PortOne V1 answered a search with code ${code}`);
    return readPortOne(paymentSchema, { path, status, json: response });
  };

  /** Charges a registered card, once for each number of an order. */
  const takeOf = async (
    order: BillingOrder & { readonly merchantUid: string },
  ): Promise<V1Payment | { readonly refusal: string }> => {
    const before = await find(order.merchantUid);
    if (before?.status === 'paid' || before?.status === 'cancelled') return before;
    const path = '/subscribe/payments/again';
    const { status, code, message, response } = await call('POST', path, {
      customer_uid: order.customerUid,
      merchant_uid: order.merchantUid,
      amount: order.amount,
      name: order.name,
      buyer_name: order.buyer.name,
      ...(order.buyer.email !== '' && { buyer_email: order.buyer.email }),
      ...(order.buyer.phoneNumber !== '' && { buyer_tel: order.buyer.phoneNumber }),
    });
    if (code === DONE) return readPortOne(paymentSchema, { path, status, json: response });
    // Refused, because the other of two calls at once succeeded, or there is no such card.
    return (await find(order.merchantUid)) ?? { refusal: message };
  };

  const read: PaymentGateway['read'] = async ({ merchantUid, billing }) => {
    const found = await find(merchantUid);
    if (!found) return null;
    const { customer_uid: customerUid, customer_uid_usage: usage } = found;
    if (usage !== 'issue' || found.status !== 'paid' || !customerUid) return toPayment(found);
    const firstUid = `${merchantUid}${FIRST}`;
    // A finished order charges its card no more.
    const first = billing
      ? await takeOf({ ...billing, customerUid, merchantUid: firstUid })
      : await find(firstUid);
    if (!first) return null;
    const taken =
      'refusal' in first
        ? refusedCharge({ merchantUid, amount: found.amount, reason: first.refusal })
        : toPayment(first);
    return { ...taken, merchantUid, billingKey: customerUid };
  };

  return {
    name: 'portone-v1',

    async open(order) {
      const { merchantUid, amount, paymentGatewayChannelId = channelKey } = order;
      const path = '/payments/prepare';
      const { code } = await call('POST', path, { merchant_uid: merchantUid, amount });
      if (code !== DONE) await assertPrepared(call, { merchantUid, amount });
      return { kind: 'PORTONE_V1', url: '', storeId, paymentGatewayChannelId };
    },

    // The lookup uses our own number alone: an `imp_uid` that a page claims may be of another order.
    read,

    async refund({ merchantUid, impUid, amount, refundedBefore, reason }) {
      const before = await readOne(call, impUid);
      // An earlier try of the same refund succeeded and its answer was lost.
      if (before.cancel_amount >= refundedBefore + amount) return { ...toPayment(before), merchantUid };
      const path = '/payments/cancel';
      const { code, message, response, status } = await call('POST', path, {
        imp_uid: impUid,
        amount,
        // The rest that may be refunded: the second try of one refund does not match it.
        checksum: before.amount - refundedBefore,
        reason,
      });
      const after =
        code === DONE
          ? readPortOne(paymentSchema, { path, status, json: response })
          : await readOne(call, impUid);
      if (after.cancel_amount < refundedBefore + amount)
        throw new GatewayUnreachable(`PortOne V1 gave nothing back of ${merchantUid}: ${message}`);
      return { ...toPayment(after), merchantUid };
    },

    async charge({ merchantUid, amount, name, buyer, billingKey }) {
      const taken = await takeOf({ customerUid: billingKey, merchantUid, amount, name, buyer });
      if (!('refusal' in taken)) return toPayment(taken);
      return refusedCharge({ merchantUid, amount, reason: taken.refusal });
    },

    readWebhook: async ({ rawBody, now }) => readV1Webhook(rawBody, now),
  };
}

type Call = (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
) => Promise<{ status: number; code: number; message: string; response: unknown }>;

async function readOne(call: Call, impUid: string): Promise<V1Payment> {
  const path = `/payments/${impUid}`;
  const { status, code, response } = await call('GET', path);
  if (code !== DONE) throw new GatewayUnreachable(`PortOne V1 answered a payment with code ${code}`);
  return readPortOne(paymentSchema, { path, status, json: response });
}

/** An order that is known already is accepted with the same amount. */
async function assertPrepared(
  call: Call,
  { merchantUid, amount }: { readonly merchantUid: string; readonly amount: number },
): Promise<void> {
  const path = `/payments/prepare/${merchantUid}`;
  const { status, code, message, response } = await call('GET', path);
  const known = code === DONE ? readPortOne(preparedSchema, { path, status, json: response }) : undefined;
  if (known?.amount !== amount)
    throw new GatewayUnreachable(`PortOne V1 did not prepare ${merchantUid}: ${message}`);
}

function toPayment(payment: V1Payment): GatewayPayment {
  const { status, cancel_amount: refundedAmount, paid_at: paidAt } = payment;
  const isPartly = status === 'paid' && refundedAmount > 0;
  const names = { ready: 'READY', paid: 'PAID', cancelled: 'CANCELLED', failed: 'FAILED' } as const;
  return {
    impUid: payment.imp_uid,
    merchantUid: payment.merchant_uid,
    status: isPartly ? 'PARTLY_REFUNDED' : names[status],
    amount: payment.amount,
    refundedAmount,
    currency: payment.currency,
    paidAt: paidAt ? new Date(paidAt * 1000) : null,
    receiptUrl: payment.receipt_url ?? '',
    reason: payment.fail_reason ?? '',
    billingKey: payment.customer_uid ?? null,
  };
}

/**
 * V1 signs nothing, so its documents require every webhook to be checked by a request, and nothing else is done with
 * it. The same message counts as a replay within a minute only: a forged one cannot keep the true one out for longer.
 */
function readV1Webhook(rawBody: Buffer, now: Date): GatewayNews {
  const parsed = webhookSchema.safeParse(parseJson(rawBody));
  if (!parsed.success) throw new WebhookRefused('a webhook of V1 names no payment');
  const { imp_uid, merchant_uid, status, cancellation_id = '' } = parsed.data;
  return {
    webhookId: [imp_uid, status, cancellation_id, now.toISOString().slice(0, 16)].join(':'),
    merchantUid: merchant_uid.endsWith(FIRST) ? merchant_uid.slice(0, -FIRST.length) : merchant_uid,
  };
}
