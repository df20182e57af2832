import {
  servicePaymentRoutes,
  type ServicePaymentQuery,
  type ServiceRefundBody,
} from '#shared/contract/service/payments.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { client } from '#client/net/rest/client.ts';

const payments = client(servicePaymentRoutes);
const ROOT = ['service', 'payments'] as const;

export const servicePaymentQueries = {
  list: (query: ServicePaymentQuery) => ({
    queryKey: [...ROOT, query] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => payments.list({ query }, { signal }),
    staleTime: 0,
  }),
};

export const useRefundForPayer = mutationHook((paymentId: number) => ({
  mutationFn: (body: ServiceRefundBody) =>
    payments.refund({ params: { id: paymentId }, body }, { quiet: true }),
  renewsAlways: [ROOT, ['service', 'log']],
}));
