import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PAYMENT_WINDOW, type Payment, type PreparedPayment } from '#shared/contract/commerce/payments.ts';
import { openPaymentWindow, type PaymentWindow } from '#client/net/payments/openPaymentWindow.ts';
import { pendingOrders, type PendingOrder } from '#client/net/payments/pendingOrder.ts';
import { ApiError, errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { purchasesOf } from '#client/net/commerce/payments.ts';
import { resultPath } from './resultPath.ts';
import { purchaseTexts } from './texts.ts';

const texts = purchaseTexts.paying;

export interface PaymentOptions {
  /** Names what is bought here: after a reload it goes on only in the same place. */
  readonly place: string;
  readonly learnerId: number | null;
  /** The page that the page of the result leads back to. */
  readonly back: string;
  readonly onPaid: (payment: Payment, order: PendingOrder) => void;
  /** The page's words for a payment that cannot be begun; undefined for the usual ones. */
  readonly onRefused?: (error: unknown) => string | undefined;
}

export type PaymentPhase =
  | { readonly kind: 'IDLE' }
  | { readonly kind: 'PREPARING' }
  | {
      readonly kind: 'OPEN';
      readonly order: PendingOrder;
      /** OVER this page, as a frame of it; BLOCKED by the browser; LOST after this page was loaded anew. */
      readonly window: 'SHOWN' | 'OVER' | 'BLOCKED' | 'LOST';
    };

/**
 * One payment: prepared, paid in the provider's window, and asked for every second until the server knows how it went.
 * A window that was closed without a payment ends it.
 */
export function usePayment({ place, learnerId, back, onPaid, onRefused }: PaymentOptions) {
  const [phase, setPhase] = useState<PaymentPhase>(() => {
    const order = pendingOrders().read(place);
    return order ? { kind: 'OPEN', order, window: 'LOST' } : { kind: 'IDLE' };
  });
  const [problem, setProblem] = useState<string>();
  const opened = useRef<PaymentWindow | null>(null);
  const asking = useRef(false);
  const isStopping = useRef(false);
  const api = purchasesOf(learnerId);

  const end = (words: string | undefined) => {
    pendingOrders().forget();
    opened.current?.close();
    opened.current = null;
    isStopping.current = false;
    setProblem(words);
    setPhase({ kind: 'IDLE' });
  };
  /** Whether it is over. */
  const take = (payment: Payment, order: PendingOrder): boolean => {
    if (payment.status === 'READY') return false;
    if (payment.status === 'FAILED') end(texts.declined(payment.reason));
    else if (payment.status === 'CANCELLED') end(texts.notDone);
    else {
      end(undefined);
      onPaid(payment, order);
    }
    return true;
  };
  const ask = async (order: PendingOrder) => {
    if (asking.current) return;
    // Looked at before the question: what was paid in the window is then in the answer.
    const isOver = isStopping.current || opened.current?.isClosed() === true;
    asking.current = true;
    if (opened.current?.liesOver() === false) setPhase({ kind: 'OPEN', order, window: 'SHOWN' });
    const { merchantUid } = order.prepared;
    const impUid = opened.current?.impUid() ?? null;
    try {
      const payment = await api.read({
        ...{ merchantUid, impUid },
        paymentGatewayChannelId: order.prepared.window.paymentGatewayChannelId,
      });
      if (take(payment, order) || !isOver) return;
      take(await api.cancel(merchantUid), order);
    } catch (error) {
      const words = wordsOf(error);
      // Without an answer nobody knows how it went: it is asked for again.
      if (words !== undefined) end(words);
    } finally {
      asking.current = false;
    }
  };
  const look = useEffectEvent((order: PendingOrder) => void ask(order));
  const pending = phase.kind === 'OPEN' ? phase.order : null;
  useEffect(() => {
    if (pending === null) return undefined;
    look(pending);
    const timer = window.setInterval(() => look(pending), PAYMENT_WINDOW.pollMs);
    return () => window.clearInterval(timer);
  }, [pending]);

  const show = async (order: PendingOrder) => {
    // Nothing is left to be paid.
    if (order.prepared.amount === 0) return setPhase({ kind: 'OPEN', order, window: 'SHOWN' });
    try {
      opened.current = await openPaymentWindow(order.prepared, resultPath(order));
      setPhase({ kind: 'OPEN', order, window: placeOf(opened.current) });
    } catch {
      end(texts.scriptFailed);
    }
  };
  return {
    phase,
    problem,
    say: setProblem,
    start: async (prepare: () => Promise<PreparedPayment>) => {
      setProblem(undefined);
      setPhase({ kind: 'PREPARING' });
      try {
        const order = { prepared: await prepare(), learnerId, place, back };
        pendingOrders().keep(order);
        await show(order);
      } catch (error) {
        setPhase({ kind: 'IDLE' });
        setProblem(onRefused?.(error) ?? userMessageOf(error, purchaseTexts.refused));
      }
    },
    /** Opens the window again if it was blocked, or lies behind others. */
    openAgain: () => void (pending && show(pending)),
    stop: () => {
      isStopping.current = true;
      if (pending) void ask(pending);
    },
  };
}

const placeOf = (opened: PaymentWindow | null) =>
  opened === null ? 'BLOCKED' : opened.liesOver() ? 'OVER' : 'SHOWN';

/** The words for an order that cannot be asked for any more; undefined while it may be asked for again. */
function wordsOf(error: unknown): string | undefined {
  if (errorCodeOf(error) === 'PAYMENT_AMOUNT_MISMATCH') return texts.mismatch;
  if (!(error instanceof ApiError) || error.isConnectionError) return undefined;
  return error.status >= 400 && error.status < 500 && error.status !== 429
    ? userMessageOf(error, texts.notDone)
    : undefined;
}
