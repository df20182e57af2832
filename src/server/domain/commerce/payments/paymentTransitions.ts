import type { PaymentState } from '#shared/contract/commerce/payments.ts';
import type { GatewayPayment } from '#server/gateways/payments/paymentGateway.ts';

/** The allowed transitions of a payment; any other is a programming error. */
const TRANSITIONS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  READY: ['PAID', 'FAILED', 'CANCELLED'],
  PAID: ['PARTLY_REFUNDED', 'REFUNDED'],
  PARTLY_REFUNDED: ['PARTLY_REFUNDED', 'REFUNDED'],
  REFUNDED: [],
  FAILED: [],
  CANCELLED: [],
};

export function assertTransition(from: PaymentState, to: PaymentState): void {
  if (!TRANSITIONS[from].includes(to)) throw new Error(`a payment that is ${from} does not become ${to}`);
}

/** The meaning of the provider's answer for a payment here. */
export type Verdict =
  | { readonly kind: 'NOTHING' }
  | { readonly kind: 'PAY' }
  | { readonly kind: 'END'; readonly state: 'FAILED' | 'CANCELLED' }
  /** Money that nothing is sold for. */
  | { readonly kind: 'GIVE_BACK'; readonly cause: 'LATE' | 'MISMATCH'; readonly amount: number };

interface Expected {
  readonly state: PaymentState;
  readonly amount: number;
  /** Null: the account is gone. */
  readonly userId: number | null;
}

const NOTHING: Verdict = { kind: 'NOTHING' };

export function judgeAnswer(payment: Expected, seen: GatewayPayment | null): Verdict {
  if (seen === null || seen.status === 'READY') return NOTHING;
  const isHeld = seen.status === 'PAID' || seen.status === 'PARTLY_REFUNDED';
  const held = isHeld ? seen.amount - seen.refundedAmount : 0;
  if (payment.state === 'FAILED' || payment.state === 'CANCELLED')
    return held > 0 ? { kind: 'GIVE_BACK', cause: 'LATE', amount: held } : NOTHING;
  if (payment.state !== 'READY') return NOTHING;
  if (!isHeld) return { kind: 'END', state: seen.status === 'FAILED' ? 'FAILED' : 'CANCELLED' };
  const isRight =
    seen.status === 'PAID' &&
    seen.refundedAmount === 0 &&
    seen.currency === 'KRW' &&
    seen.amount === payment.amount &&
    payment.userId !== null;
  if (isRight) return { kind: 'PAY' };
  return held > 0 ? { kind: 'GIVE_BACK', cause: 'MISMATCH', amount: held } : { kind: 'END', state: 'FAILED' };
}
