import { chatRoutes, type ChatSettings } from '#shared/contract/chat.ts';
import { moderationRoutes, type Report, type REPORT_STATES } from '#shared/contract/moderation.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { rest } from './rest.ts';

export type ReportState = (typeof REPORT_STATES)[number];
export type Resolution = RequestOf<typeof moderationRoutes.resolveReport>['body'];

/** Reports about members of the channel, from page 1. */
export function listReports(
  query: { readonly state: ReportState; readonly page: number },
  signal?: AbortSignal,
): Promise<ResponseOf<typeof moderationRoutes.listReports>> {
  return rest.call(moderationRoutes.listReports, { query }, { signal });
}

/** The refusal is worded beside the report. */
export function resolveReport(reportId: number, resolution: Resolution): Promise<Report> {
  return rest.call(
    moderationRoutes.resolveReport,
    { params: { id: reportId }, body: resolution },
    { quiet: true },
  );
}

export function loadChannelChat(signal?: AbortSignal): Promise<ChatSettings> {
  return rest.call(chatRoutes.getChannelChatSettings, undefined, { signal });
}

export function saveChannelChat(settings: ChatSettings): Promise<ChatSettings> {
  return rest.call(chatRoutes.saveChannelChatSettings, { body: settings });
}
