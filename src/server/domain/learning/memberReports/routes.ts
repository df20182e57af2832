import type { memberReportRoutes } from '#shared/contract/learning/memberReports.ts';
import type { Handlers } from '#server/domain/call.ts';
import { listChildReports } from './childReports.ts';
import { getMemberReport, saveWords } from './memberReport.ts';

export const memberReportHandlers: Handlers<typeof memberReportRoutes> = {
  get: ({ deps, userId, channel, params }) => getMemberReport({ deps, userId, channel, memberId: params.id }),
  listForGuardian: async ({ deps, guardian, params }) => ({
    reportList: await listChildReports({ deps, guardian, childId: params.id }),
  }),
  saveWords: ({ deps, userId, channel, params, body }) =>
    saveWords({ deps, userId, channel, memberId: params.id, ...body }),
};
