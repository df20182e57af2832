import { listReports, loadChannelChat, type ReportState } from '#client/net/rest/people/reports.ts';

/** What staff reads; asked again whenever it is looked at, since others of the staff answer too. */
export const reportQueries = {
  all: ['reports'] as const,
  list: (state: ReportState, page: number) => ({
    queryKey: ['reports', state, page] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listReports({ state, page }, signal),
    staleTime: 0,
  }),
  channelChat: () => ({
    queryKey: ['channelChat'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => loadChannelChat(signal),
    staleTime: 0,
  }),
};
