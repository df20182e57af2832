import type { REPORT_STATES } from '#shared/contract/people/moderation.ts';
import { serviceReportRoutes } from '#shared/contract/service/reports.ts';
import { client } from '#client/net/rest/client.ts';

const reports = client(serviceReportRoutes);

export const serviceReportQueries = {
  list: (query: { readonly state: (typeof REPORT_STATES)[number]; readonly page: number }) => ({
    queryKey: ['service', 'reports', query.state, query.page] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => reports.list({ query }, { signal }),
    staleTime: 0,
  }),
};
