import {
  listReports,
  loadChannelChat,
  type ReportFilter,
  type ReportState,
} from '#client/net/rest/people/reports.ts';

interface ReportQuery {
  readonly state: ReportState;
  readonly kind: ReportFilter;
  readonly page: number;
}

/** What staff reads; asked again whenever it is looked at, since others of the staff answer too. */
export const reportQueries = {
  all: ['reports'] as const,
  list: (channelId: number, query: ReportQuery) => ({
    queryKey: ['reports', channelId, query.state, query.kind, query.page] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listReports(channelId, query, signal),
    staleTime: 0,
  }),
  channelChat: (channelId: number) => ({
    queryKey: ['channelChat', channelId] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => loadChannelChat(channelId, signal),
    staleTime: 0,
  }),
};
