import { PAID_AT, PORTONE_V1, type PortOneBooks, type Taken } from './PortOneBooks.ts';
import type { Answer, Asked, Body } from './portOneMessages.ts';

/** The token that is good, and how many were given away. */
export interface V1Tokens {
  current: string;
  given: number;
}

const done = (response: unknown): Answer => ({ status: 200, body: { code: 0, message: null, response } });
const not = (message: string, status = 200, code = 1): Answer => ({
  status,
  body: { code, message, response: null },
});

/** The answer of the REST API of V1: always with a code of its own. */
export function answerV1(
  books: PortOneBooks,
  tokens: V1Tokens,
  { method, path, body, authorization }: Asked,
): Answer {
  if (path === '/users/getToken') {
    if (body.imp_key !== PORTONE_V1.apiKey || body.imp_secret !== PORTONE_V1.apiSecret)
      return not('인증에 실패하였습니다. API키와 secret을 확인하세요.', 401, -1);
    tokens.given += 1;
    return done({ access_token: tokens.current, now: 0, expired_at: 1800 });
  }
  if (authorization !== tokens.current) return not('Unauthorized', 401, -1);
  const last = path.split('/').at(-1) ?? '';
  if (path === '/payments/prepare' && method === 'POST') {
    const { merchant_uid = '', amount = 0 } = body;
    if (books.prepared.has(merchant_uid)) return not('이미 등록된 merchant_uid입니다.');
    books.prepared.set(merchant_uid, Number(amount));
    return done({ merchant_uid, amount });
  }
  if (path.startsWith('/payments/prepare/')) {
    const amount = books.prepared.get(last);
    return amount === undefined
      ? not('등록되어있지 않은 merchant_uid입니다.', 404)
      : done({ merchant_uid: last, amount });
  }
  if (path.startsWith('/payments/find/')) {
    const found = books.of(last);
    return found ? done(v1Of(found)) : not('존재하지 않는 결제정보입니다.', 404, -1);
  }
  if (path === '/payments/cancel') return cancelV1(books, body);
  if (path === '/subscribe/payments/again') {
    const { customer_uid: customerUid = '', merchant_uid: merchantUid = '', amount, name = '' } = body;
    if (books.of(merchantUid)?.status === 'paid') return not('이미 결제완료된 merchant_uid입니다.');
    const card = books.cards.get(customerUid);
    if (!card) return not('등록되지 않은 구매자입니다.');
    books.charges += 1;
    const { buyer_name, buyer_email, buyer_tel } = body;
    books.buyers.set(merchantUid, [buyer_name, buyer_email, buyer_tel]);
    const order = {
      merchantUid,
      name,
      customerUid,
      amount: Number(amount),
      isDeclined: card.state === 'empty',
    };
    return done(v1Of(books.take({ ...order, usage: 'payment' })));
  }
  const one = books.byImpUid(last);
  return one ? done(v1Of(one)) : not('존재하지 않는 결제정보입니다.', 404, -1);
}

function cancelV1(books: PortOneBooks, body: Body): Answer {
  const one = books.byImpUid(body.imp_uid);
  if (one?.status !== 'paid') return not('취소할 결제건이 존재하지 않습니다.');
  const left = one.amount - one.cancelled;
  if (left === 0) return not('이미 전액취소된 주문입니다.');
  if (body.checksum !== undefined && body.checksum !== left)
    return not('취소 가능 금액이 일치하지 않습니다.');
  if (Number(body.amount) > left) return not('취소요청금액이 취소가능금액보다 큽니다.');
  one.cancelled += Number(body.amount);
  return done(v1Of(one));
}

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
