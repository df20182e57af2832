import type { RequestOf } from '#shared/contract/route.ts';
import { servicePaymentRoutes } from '#shared/contract/service/payments.ts';
import { client } from '#client/net/rest/client.ts';

const payments = client(servicePaymentRoutes);
export type ServicePaymentQuery = Required<NonNullable<RequestOf<typeof servicePaymentRoutes.list>['query']>>;

export const servicePaymentQueries = {
  list: (query: ServicePaymentQuery) => ({
    queryKey: ['service', 'payments', query] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => payments.list({ query }, { signal }),
    staleTime: 0,
  }),
};
