import { PAID_AT, PORTONE_V2, type Card, type PortOneBooks, type Taken } from './PortOneBooks.ts';
import type { Answer, Asked } from './portOneMessages.ts';

const not = (type: string, status: number, more = {}): Answer => ({ status, body: { type, ...more } });

/** The answer of the REST API of V2: errors by their type. */
export function answerV2(books: PortOneBooks, { method, path, query, body, authorization }: Asked): Answer {
  if (authorization !== `PortOne ${PORTONE_V2.apiSecret}`) return not('UNAUTHORIZED', 401);
  if (path === '/billing-keys') return { status: 200, body: cardsOf(books, query.get('requestBody')) };
  if (path.startsWith('/billing-keys/')) {
    const [key = '', card] = [...books.cards].find(([one]) => path === `/billing-keys/${one}`) ?? [];
    return card ? { status: 200, body: v2CardOf(key, card) } : not('BILLING_KEY_NOT_FOUND', 404);
  }
  const [, , merchantUid = '', verb] = path.split('/');
  const found = books.of(merchantUid);
  if (method === 'GET') return found ? { status: 200, body: v2Of(found) } : not('PAYMENT_NOT_FOUND', 404);
  if (body.storeId !== PORTONE_V2.storeId) return not('FORBIDDEN', 403);
  if (verb === 'pre-register') {
    if (found?.status === 'paid') return not('ALREADY_PAID', 409);
    books.prepared.set(merchantUid, Number(body.totalAmount));
    return { status: 200, body: {} };
  }
  if (verb === 'billing-key') {
    if (found?.status === 'paid') return not('ALREADY_PAID', 409);
    const { billingKey = '', orderName: name = '' } = body;
    const card = books.cards.get(billingKey);
    if (!card) return not('BILLING_KEY_NOT_FOUND', 404, { message: '빌링키가 존재하지 않습니다.' });
    books.charges += 1;
    books.buyers.set(merchantUid, body.customer);
    const amount = (body.amount as unknown as { total: number }).total;
    const order = { merchantUid, name, amount, customerUid: billingKey, isDeclined: card.state === 'empty' };
    const taken = books.take({ ...order, usage: 'payment' });
    if (card.state === 'empty') return not('PG_PROVIDER', 502, { pgCode: 'A', pgMessage: taken.reason });
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

/** GET /billing-keys: the newest first, filtered by the buyer. */
function cardsOf(books: PortOneBooks, requestBody: string | null) {
  const { filter } = JSON.parse(requestBody ?? '{}') as { filter?: { customerId?: string } };
  const items = [...books.cards]
    .filter(([, { customerId }]) => filter?.customerId === undefined || customerId === filter.customerId)
    .map(([billingKey, card]) => v2CardOf(billingKey, card))
    .toReversed();
  return { items: items.slice(0, 10), page: { number: 0, size: 10, totalCount: items.length } };
}

const v2CardOf = (billingKey: string, { issueId, customerId }: Card) => ({
  ...{ status: 'ISSUED', billingKey, issueId, issuedAt: PAID_AT, storeId: PORTONE_V2.storeId },
  customer: { id: customerId },
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
