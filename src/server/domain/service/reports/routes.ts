import { pageCountOf } from '#shared/contract/paging.ts';
import { REPORTS_PER_PAGE } from '#shared/contract/people/moderation.ts';
import type { serviceReportRoutes } from '#shared/contract/service/reports.ts';
import type { Handlers } from '#server/domain/call.ts';
import { channelNames } from '#server/domain/channels/channels/memberships.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { listSanctions } from '#server/domain/people/moderation/sanctions.ts';
import { countReportsAbout, readReports } from '#server/domain/people/reports/readReports.ts';

export const serviceReportHandlers: Handlers<typeof serviceReportRoutes> = {
  list: async ({ deps: { db }, query }) => {
    const { rows, totalCount } = await readReports(db, query);
    const reportedIds = [...new Set(rows.map(({ reportedUserId }) => reportedUserId))];
    const channelIds = new Set(rows.flatMap(({ channelId }) => channelId ?? []));
    const sanctions = await listSanctions(db, reportedIds);
    const userIds = new Set([
      ...rows.flatMap((row) => [row.reporterId, row.reportedUserId, row.resolvedBy ?? []].flat()),
      ...sanctions.map(({ givenBy }) => givenBy),
    ]);
    const [names, channels, counts] = await Promise.all([
      userIds.size === 0 ? [] : listNames({ db, userIds: [...userIds] }),
      channelNames(db, [...channelIds]),
      countReportsAbout(db, reportedIds),
    ]);
    const nicknames = new Map(names.map(({ userId, nickname }) => [userId, nickname]));
    const named = (userId: number) => ({ userId, nickname: nicknames.get(userId) ?? '' });
    return {
      reportList: rows.map((row) => ({
        ...{ reportId: row.id, kind: row.kind, reason: row.reason, state: row.state },
        ...shownWords(row),
        channel:
          row.channelId === null
            ? null
            : { channelId: row.channelId, channelName: channels.get(row.channelId) ?? '' },
        lineCount: row.lines.length,
        reporter: row.reporterId === row.reportedUserId ? null : named(row.reporterId),
        reported: named(row.reportedUserId),
        createdAt: row.createdAt.toISOString(),
        answeredBy: row.resolvedBy === null ? null : named(row.resolvedBy),
        answeredAt: row.resolvedAt?.toISOString() ?? null,
        sanctionList: sanctions
          .filter(({ userId }) => userId === row.reportedUserId)
          .map(({ kind, createdAt, mutedUntil, givenBy }) => ({
            ...{ kind, at: createdAt.toISOString(), by: named(givenBy) },
            mutedUntil: mutedUntil?.toISOString() ?? null,
          })),
        reportCount: counts.get(row.reportedUserId) ?? 0,
      })),
      totalCount,
      pageCount: pageCountOf(totalCount, REPORTS_PER_PAGE),
    };
  },
};

/**
 * The words that an administrator of the service reads. Chat lines and pictures are for the staff who answer; so are,
 * for a report in a class, the words that somebody wrote to its staff, and what was reported once they have answered.
 */
function shownWords(row: {
  readonly kind: string;
  readonly state: string;
  readonly channelId: number | null;
  readonly content: string;
  readonly comment: string;
}): { readonly content: string; readonly comment: string } {
  const isOfClass = row.channelId !== null;
  const isHidden = row.kind === 'PICTURE' || row.kind === 'CHAT' || (isOfClass && row.state !== 'OPEN');
  return { content: isHidden ? '' : row.content, comment: isOfClass ? '' : row.comment };
}
