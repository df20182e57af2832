import { chatRoutes, type ChatSettings } from '#shared/contract/people/chat.ts';
import {
  reportRoutes,
  type Report,
  type REPORT_STATES,
  type ReportKind,
} from '#shared/contract/people/moderation.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';

export type ReportState = (typeof REPORT_STATES)[number];
export type ReportFilter = 'ALL' | ReportKind;
export type Resolution = RequestOf<typeof reportRoutes.resolve>['body'];

/** Reports about members of the channel, from page 1. */
export function listReports(
  channelId: number,
  query: { readonly state: ReportState; readonly kind: ReportFilter; readonly page: number },
  signal?: AbortSignal,
): Promise<ResponseOf<typeof reportRoutes.list>> {
  return rest.call(reportRoutes.list, { channelId, query }, { signal });
}

/** The refusal is worded beside the report. */
export function resolveReport(channelId: number, reportId: number, resolution: Resolution): Promise<Report> {
  return rest.call(
    reportRoutes.resolve,
    { channelId, params: { id: reportId }, body: resolution },
    { quiet: true },
  );
}

export function loadChannelChat(channelId: number, signal?: AbortSignal): Promise<ChatSettings> {
  return rest.call(chatRoutes.getChannelSettings, { channelId }, { signal });
}

export function saveChannelChat(channelId: number, settings: ChatSettings): Promise<ChatSettings> {
  return rest.call(chatRoutes.saveChannelSettings, { channelId, body: settings });
}
