import type { servicePaymentRoutes } from '#shared/contract/service/payments.ts';
import type { Handlers } from '#server/domain/call.ts';
import { listServicePayments, refundForPayer } from './servicePayments.ts';

export const servicePaymentHandlers: Handlers<typeof servicePaymentRoutes> = {
  list: ({ deps, query }) => listServicePayments(deps, query),
  refund: async ({ deps, userId: actorId, params, body }) => {
    await refundForPayer({ deps, actorId, paymentId: params.id, ...body });
    return {};
  },
};
