import { memberReportRoutes, type MemberReport } from '#shared/contract/learning/memberReports.ts';
import { rest } from '#client/net/rest/rest.ts';

export function getMemberReport(channelId: number, id: number, signal?: AbortSignal): Promise<MemberReport> {
  return rest.call(memberReportRoutes.get, { channelId, params: { id } }, { signal, quiet: true });
}

export async function saveReportWords(channelId: number, id: number, words: string): Promise<void> {
  await rest.call(
    memberReportRoutes.saveWords,
    { channelId, params: { id }, body: { words } },
    { quiet: true },
  );
}

/** What a child of the guardian learned, by class. */
export async function listChildReports(id: number, signal?: AbortSignal): Promise<MemberReport[]> {
  const found = await rest.call(
    memberReportRoutes.listForGuardian,
    { params: { id } },
    { signal, quiet: true },
  );
  return found.reportList;
}
