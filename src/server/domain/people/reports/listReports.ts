import { and, asc, count, eq, isNull, or, type SQL } from 'drizzle-orm';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import {
  REPORTS_PER_PAGE,
  type REPORT_STATES,
  type Report,
  type ReportKind,
} from '#shared/contract/people/moderation.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { userReports } from '#server/db/tables/people/reports.ts';
import { userSummaries } from '#server/domain/people/accounts/userSummaries.ts';
import type { Deps } from '#server/domain/deps.ts';
import { linkToFile } from '#server/domain/people/files/storedFiles.ts';

type Connection = Database | Transaction;

/**
 * The one rule of the reports that staff sees and resolves: a report belongs to the channel in which it happened. Chat,
 * names and pictures belong to the world that all channels share; the staff of the school that everybody is in answers
 * for it, never that of the classes a child has joined.
 */
function happenedIn(channelId: number, wanted: SQL | undefined): SQL | undefined {
  const isHere = eq(userReports.channelId, channelId);
  return and(channelId === DEFAULT_CHANNEL_ID ? or(isHere, isNull(userReports.channelId)) : isHere, wanted);
}

/** Reports of a channel, the oldest first; pages are numbered from 1. */
export async function listReports(input: {
  deps: Deps;
  channelId: number;
  state: (typeof REPORT_STATES)[number];
  kind: 'ALL' | ReportKind;
  page: number;
}): Promise<{ reportList: Report[]; pageCount: number; totalCount: number }> {
  const { deps, channelId, state, kind, page } = input;
  const { db } = deps;
  const wanted = happenedIn(
    channelId,
    and(eq(userReports.state, state), kind === 'ALL' ? undefined : eq(userReports.kind, kind)),
  );
  const [total] = await db.select({ count: count() }).from(userReports).where(wanted);
  const totalCount = total?.count ?? 0;
  const rows = await db
    .select()
    .from(userReports)
    .where(wanted)
    .orderBy(asc(userReports.id))
    .limit(REPORTS_PER_PAGE)
    .offset(rowsBefore({ page, first: 1, size: REPORTS_PER_PAGE }));
  return {
    reportList: await toReports(deps, db, rows),
    pageCount: pageCountOf(totalCount, REPORTS_PER_PAGE),
    totalCount,
  };
}

/** One report that the channel's staff may see, or undefined. */
export async function findReport(input: {
  deps: Deps;
  db: Connection;
  channelId: number;
  reportId: number;
}): Promise<Report | undefined> {
  const { deps, db, channelId, reportId } = input;
  const rows = await db
    .select()
    .from(userReports)
    .where(happenedIn(channelId, eq(userReports.id, reportId)));
  const [report] = await toReports(deps, db, rows);
  return report;
}

/** The number of reports that wait for the staff of a channel. */
export async function countOpenReports(db: Database, channelId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(userReports)
    .where(happenedIn(channelId, eq(userReports.state, 'OPEN')));
  return row?.count ?? 0;
}

async function toReports(
  deps: Deps,
  db: Connection,
  rows: readonly (typeof userReports.$inferSelect)[],
): Promise<Report[]> {
  const userIds = rows.flatMap((row) => [row.reporterId, row.reportedUserId]);
  const users = await userSummaries({ deps: { db }, userIds });
  const named = (userId: number) => ({ userId, nickname: users.get(userId)?.nickname ?? '' });
  const pictures = await Promise.all(
    rows.map(({ kind, content }) => linkToFile(deps, kind === 'PICTURE' ? content : '')),
  );
  return rows.map((row, index) => ({
    reportId: row.id,
    reporter: row.reporterId === row.reportedUserId ? null : named(row.reporterId),
    reported: named(row.reportedUserId),
    kind: row.kind,
    contentId: row.contentId,
    content: row.kind === 'PICTURE' ? '' : row.content,
    pictureUrl: pictures[index] || null,
    reason: row.reason,
    comment: row.comment,
    lineList: row.lines,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
  }));
}
