import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const PORTONE_V1 = {
  storeId: 'imp19424728',
  channelKey: 'html5_inicis.INIpayTest',
  apiKey: '8304719025566371',
  apiSecret: 'Zq4mT9wLb2Xe7RfYc1Hd8Kj5Vn3Ps6Ua',
} as const;
export const PORTONE_V2 = {
  storeId: 'store-4ff4af41-85e3-4559-8eb8-0d08a2c6ceec',
  channelKey: 'channel-key-893597d6-e62d-410f-83f9-119f530b4b11',
  apiSecret: 'Tn6vQe2Xw9Rk4Bz7Mc1Ly8Hj3Gf5Ds0P',
  webhookSecret: `whsec_${Buffer.from('a8f1c05e7d3b92640cfe1735ab68d920').toString('base64')}`,
} as const;

export type PortOneTrouble = 'none' | 'hang' | 'garbage' | 'busy' | 'loseAnswers';

interface Taken {
  readonly merchantUid: string;
  readonly impUid: string;
  readonly amount: number;
  readonly name: string;
  status: 'ready' | 'paid' | 'failed';
  cancelled: number;
  readonly reason: string;
  readonly customerUid: string | null;
  /** V1: a window that registers a card takes no money. */
  readonly usage: 'issue' | 'payment' | null;
}

/**
 * PortOne V1 and V2 as their documents say. An order is paid in its window by `pay`; money moves here alone, so that a
 * test can ask what was really taken.
 */
export class PortOneService {
  trouble: PortOneTrouble = 'none';
  tokens = 0;
  /** How often a card was charged without a window. */
  charges = 0;
  readonly #prepared = new Map<string, number>();
  readonly #taken = new Map<string, Taken>();
  readonly #cards = new Map<string, 'good' | 'empty'>();
  readonly #answered = new Map<string, { readonly status: number; readonly body: unknown }>();
  #accessToken = randomBytes(20).toString('hex');
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Tokens that were given away are refused from now on. */
  expireTokens(): void {
    this.#accessToken = randomBytes(20).toString('hex');
  }

  /** Somebody pays in the window, or is declined; throws for another amount than was prepared. */
  pay(order: {
    readonly merchantUid: string;
    readonly amount: number;
    readonly isDeclined?: boolean;
    readonly customerUid?: string;
    /** V1: the window of a billing order, which takes nothing. V2: it registers a card and pays. */
    readonly usage?: 'issue' | 'payment';
  }): string {
    const { merchantUid, amount, isDeclined = false, customerUid = null, usage = null } = order;
    if (this.#prepared.get(merchantUid) !== amount) throw new Error('PortOne: not the prepared amount');
    if (customerUid !== null) this.#cards.set(customerUid, 'good');
    return this.#take({ merchantUid, amount, name: '', isDeclined, customerUid, usage }).impUid;
  }

  registerCard(billingKey: string, state: 'good' | 'empty' = 'good'): void {
    this.#cards.set(billingKey, state);
  }

  /** What this order took and what of it was given back, by whatever number. */
  moneyOf(merchantUid: string): { readonly taken: number; readonly back: number } {
    const of = [...this.#taken.values()].filter(
      (one) => one.merchantUid.startsWith(merchantUid) && one.status === 'paid' && one.usage !== 'issue',
    );
    return {
      taken: of.reduce((sum, { amount }) => sum + amount, 0),
      back: of.reduce((sum, { cancelled }) => sum + cancelled, 0),
    };
  }

  /** A webhook of V2 as it is sent: raw text and headers. */
  static signedWebhook(
    content: object,
    {
      at,
      id = `msg_${randomBytes(12).toString('hex')}`,
      secret = PORTONE_V2.webhookSecret,
    }: {
      readonly at: Date;
      readonly id?: string;
      readonly secret?: string;
    },
  ) {
    const rawBody = Buffer.from(JSON.stringify(content));
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signature = createHmac('sha256', key)
      .update(`${id}.${timestamp}.${rawBody.toString()}`)
      .digest('base64');
    const headers: Record<string, string> = {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    };
    return { rawBody, headers };
  }

  #take(order: {
    readonly merchantUid: string;
    readonly amount: number;
    readonly name: string;
    readonly isDeclined: boolean;
    readonly customerUid: string | null;
    readonly usage: Taken['usage'];
  }): Taken {
    const { isDeclined, ...of } = order;
    const taken: Taken = {
      ...of,
      impUid: `imp_${randomBytes(6).toString('hex')}`,
      status: isDeclined ? 'failed' : 'paid',
      cancelled: 0,
      reason: isDeclined ? '한도초과' : '',
    };
    this.#taken.set(of.merchantUid, taken);
    return taken;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request);
    const { method, url = '', headers } = request;
    if (this.trouble === 'hang') return;
    if (this.trouble === 'garbage') return void response.writeHead(200).end('<html>502</html>');
    if (this.trouble === 'busy') return void response.writeHead(503).end('{}');
    const path = url.replace(/\?.*/, '');
    const body = (text === '' ? {} : JSON.parse(text)) as Body;
    const isV2 = headers.authorization?.startsWith('PortOne ') ?? false;
    const key = `${method} ${path} ${String(headers['idempotency-key'])}`;
    const answer =
      (isV2 && this.#answered.get(key)) ||
      (isV2
        ? this.#answerV2({ method, path, body, authorization: headers.authorization })
        : this.#answerV1({ method, path, body, authorization: headers.authorization }));
    if (isV2 && headers['idempotency-key'] !== undefined && answer.status < 300)
      this.#answered.set(key, answer);
    // Done, and nobody hears of it.
    if (this.trouble === 'loseAnswers' && method === 'POST' && path !== '/users/getToken')
      return void request.socket.destroy();
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body));
  }

  #answerV1({ method, path, body, authorization }: Asked): Answer {
    const done = (response: unknown): Answer => ({ status: 200, body: { code: 0, message: null, response } });
    const not = (message: string, status = 200, code = 1): Answer => ({
      status,
      body: { code, message, response: null },
    });
    if (path === '/users/getToken') {
      if (body.imp_key !== PORTONE_V1.apiKey || body.imp_secret !== PORTONE_V1.apiSecret)
        return not('인증에 실패하였습니다. API키와 secret을 확인하세요.', 401, -1);
      this.tokens += 1;
      return done({ access_token: this.#accessToken, now: 0, expired_at: 1800 });
    }
    if (authorization !== this.#accessToken) return not('Unauthorized', 401, -1);
    const last = path.split('/').at(-1) ?? '';
    if (path === '/payments/prepare' && method === 'POST') {
      const { merchant_uid = '', amount = 0 } = body;
      if (this.#prepared.has(merchant_uid)) return not('이미 등록된 merchant_uid입니다.');
      this.#prepared.set(merchant_uid, Number(amount));
      return done({ merchant_uid, amount });
    }
    if (path.startsWith('/payments/prepare/')) {
      const amount = this.#prepared.get(last);
      return amount === undefined
        ? not('등록되어있지 않은 merchant_uid입니다.', 404)
        : done({ merchant_uid: last, amount });
    }
    if (path.startsWith('/payments/find/')) {
      const found = this.#taken.get(last);
      return found ? done(v1Of(found)) : not('존재하지 않는 결제정보입니다.', 404, -1);
    }
    if (path === '/payments/cancel') return this.#cancelV1(body, done, not);
    if (path === '/subscribe/payments/again') {
      const { customer_uid: customerUid = '', merchant_uid: merchantUid = '', amount, name = '' } = body;
      if (this.#taken.get(merchantUid)?.status === 'paid') return not('이미 결제완료된 merchant_uid입니다.');
      const card = this.#cards.get(customerUid);
      if (!card) return not('등록되지 않은 구매자입니다.');
      this.charges += 1;
      const order = { merchantUid, name, customerUid, amount: Number(amount), isDeclined: card === 'empty' };
      return done(v1Of(this.#take({ ...order, usage: 'payment' })));
    }
    const one = [...this.#taken.values()].find(({ impUid }) => impUid === last);
    return one ? done(v1Of(one)) : not('존재하지 않는 결제정보입니다.', 404, -1);
  }

  #cancelV1(body: Body, done: (response: unknown) => Answer, not: (message: string) => Answer): Answer {
    const one = [...this.#taken.values()].find(({ impUid }) => impUid === body.imp_uid);
    if (one?.status !== 'paid') return not('취소할 결제건이 존재하지 않습니다.');
    const left = one.amount - one.cancelled;
    if (left === 0) return not('이미 전액취소된 주문입니다.');
    if (body.checksum !== undefined && body.checksum !== left)
      return not('취소 가능 금액이 일치하지 않습니다.');
    if (Number(body.amount) > left) return not('취소요청금액이 취소가능금액보다 큽니다.');
    one.cancelled += Number(body.amount);
    return done(v1Of(one));
  }

  #answerV2({ method, path, body, authorization }: Asked): Answer {
    const not = (type: string, status: number, more = {}): Answer => ({ status, body: { type, ...more } });
    if (authorization !== `PortOne ${PORTONE_V2.apiSecret}`) return not('UNAUTHORIZED', 401);
    const [, , merchantUid = '', verb] = path.split('/');
    const found = this.#taken.get(merchantUid);
    if (method === 'GET') return found ? { status: 200, body: v2Of(found) } : not('PAYMENT_NOT_FOUND', 404);
    if (body.storeId !== PORTONE_V2.storeId) return not('FORBIDDEN', 403);
    if (verb === 'pre-register') {
      if (found?.status === 'paid') return not('ALREADY_PAID', 409);
      this.#prepared.set(merchantUid, Number(body.totalAmount));
      return { status: 200, body: {} };
    }
    if (verb === 'billing-key') {
      if (found?.status === 'paid') return not('ALREADY_PAID', 409);
      const { billingKey = '', orderName: name = '' } = body;
      const card = this.#cards.get(billingKey);
      if (!card) return not('BILLING_KEY_NOT_FOUND', 404, { message: '빌링키가 존재하지 않습니다.' });
      this.charges += 1;
      const amount = (body.amount as unknown as { total: number }).total;
      const order = { merchantUid, name, amount, customerUid: billingKey, isDeclined: card === 'empty' };
      const taken = this.#take({ ...order, usage: 'payment' });
      if (card === 'empty') return not('PG_PROVIDER', 502, { pgCode: 'A', pgMessage: taken.reason });
      return { status: 200, body: { payment: { pgTxId: taken.impUid, paidAt: PAID_AT } } };
    }
    if (verb !== 'cancel') return not('INVALID_REQUEST', 400);
    if (!found) return not('PAYMENT_NOT_FOUND', 404);
    if (found.status !== 'paid') return not('PAYMENT_NOT_PAID', 409);
    const left = found.amount - found.cancelled;
    if (left === 0) return not('PAYMENT_ALREADY_CANCELLED', 409);
    if (body.currentCancellableAmount !== left) return not('CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN', 409);
    if (Number(body.amount) > left) return not('CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT', 409);
    found.cancelled += Number(body.amount);
    const cancellation = { status: 'SUCCEEDED', id: 'c', totalAmount: Number(body.amount) };
    return { status: 200, body: { cancellation } };
  }
}

type Body = Partial<
  Record<
    | 'imp_key'
    | 'imp_secret'
    | 'imp_uid'
    | 'merchant_uid'
    | 'customer_uid'
    | 'name'
    | 'storeId'
    | 'billingKey'
    | 'orderName',
    string
  > &
    Record<'amount' | 'checksum' | 'totalAmount' | 'currentCancellableAmount', number>
>;
interface Asked {
  readonly method: string | undefined;
  readonly path: string;
  readonly body: Body;
  readonly authorization: string | undefined;
}
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const PAID_AT = '2026-11-23T06:00:00Z';

const v1Of = (of: Taken) => ({
  imp_uid: of.impUid,
  merchant_uid: of.merchantUid,
  status: of.status === 'paid' && of.cancelled === of.amount ? 'cancelled' : of.status,
  amount: of.amount,
  cancel_amount: of.cancelled,
  currency: 'KRW',
  paid_at: of.status === 'paid' ? Date.parse(PAID_AT) / 1000 : 0,
  receipt_url: of.status === 'paid' ? `https://receipt.example/${of.impUid}` : null,
  fail_reason: of.reason || null,
  customer_uid: of.customerUid,
  customer_uid_usage: of.usage,
  name: of.name,
  pay_method: 'card',
  buyer_name: null,
});

const v2Of = (of: Taken) => ({
  id: of.merchantUid,
  transactionId: of.impUid,
  storeId: PORTONE_V2.storeId,
  version: 'V2',
  status:
    of.status !== 'paid' || of.cancelled === 0
      ? of.status.toUpperCase()
      : of.cancelled === of.amount
        ? 'CANCELLED'
        : 'PARTIAL_CANCELLED',
  orderName: of.name,
  amount: { total: of.amount, taxFree: 0, discount: 0, paid: of.amount, cancelled: of.cancelled },
  currency: 'KRW',
  ...(of.status === 'paid' && { paidAt: PAID_AT, receiptUrl: `https://receipt.example/${of.impUid}` }),
  ...(of.status === 'failed' && { failure: { reason: 'PG', pgCode: 'A', pgMessage: of.reason } }),
  ...(of.customerUid !== null && { billingKey: of.customerUid }),
});

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
