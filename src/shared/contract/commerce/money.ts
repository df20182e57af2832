import { z } from 'zod';

/** Money is whole won. */
export const MOST_WON = 100_000_000;
export const wonSchema = z
  .int('금액은 원 단위로 적어 주세요.')
  .min(0, '0원부터 적을 수 있어요.')
  .max(MOST_WON);

/** The number of an order: letters and digits that a provider accepts. */
export const merchantUidSchema = z.string().regex(/^[a-z0-9-]{16,40}$/, '주문 번호를 다시 확인해 주세요.');
/** The provider's number of a payment (V1 `imp_…`, V2 and sandbox alike short texts). */
export const impUidSchema = z.string().regex(/^[\w-]{1,64}$/, '결제 번호를 다시 확인해 주세요.');
/** The provider's channel (its contract with a card company) for the payment. */
export const paymentGatewayChannelIdSchema = z
  .string()
  .regex(/^[\w.-]{1,80}$/, '결제 수단을 다시 골라 주세요.');
