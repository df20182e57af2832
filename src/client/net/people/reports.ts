import { reportRoutes, type REPORT_STATES, type ReportKind } from '#shared/contract/people/moderation.ts';
import type { RequestOf } from '#shared/contract/route.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

const reports = client(reportRoutes);

export type ReportState = (typeof REPORT_STATES)[number];
export type ReportFilter = 'ALL' | ReportKind;
export type Resolution = RequestOf<typeof reportRoutes.resolve>['body'];

interface ReportQuery {
  readonly state: ReportState;
  readonly kind: ReportFilter;
  readonly page: number;
}

/** Queries of staff about reports; asked again at every look, since others of the staff answer too. */
export const reportQueries = {
  /** Reports about members of the channel. Pages are numbered from 1. */
  list: (channelId: number, query: ReportQuery) => ({
    queryKey: ['reports', channelId, query.state, query.kind, query.page] as const,
    queryFn: ({ signal }: Asked) => reports.list({ channelId, query }, { signal }),
    staleTime: 0,
  }),
};

/** The refusal is worded beside the report. Another member of staff may have resolved it. */
export const useResolveReport = mutationHook(
  ({ channelId, reportId }: { readonly channelId: number; readonly reportId: number }) => ({
    mutationFn: (resolution: Resolution) =>
      reports.resolve({ channelId, params: { id: reportId }, body: resolution }, { quiet: true }),
    renewsAlways: [['reports']],
  }),
);
