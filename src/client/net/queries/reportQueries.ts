import {
  listReports,
  loadChannelChat,
  type ReportFilter,
  type ReportState,
} from '#client/net/rest/people/reports.ts';

interface ReportQuery {
  /** The channel that is open; its id travels in the header. */
  readonly channelId: number;
  readonly state: ReportState;
  readonly kind: ReportFilter;
  readonly page: number;
}

/** What staff reads; asked again whenever it is looked at, since others of the staff answer too. */
export const reportQueries = {
  all: ['reports'] as const,
  list: ({ channelId, ...query }: ReportQuery) => ({
    queryKey: ['reports', channelId, query.state, query.kind, query.page] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listReports(query, signal),
    staleTime: 0,
  }),
  channelChat: () => ({
    queryKey: ['channelChat'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => loadChannelChat(signal),
    staleTime: 0,
  }),
};
