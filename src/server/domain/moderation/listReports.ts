import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { REPORTS_PER_PAGE, type REPORT_STATES, type Report } from '#shared/contract/moderation.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { users } from '#server/db/tables/accounts.ts';
import { channelMembers } from '#server/db/tables/channels.ts';
import { userReports } from '#server/db/tables/moderation.ts';
import type { Deps } from '../deps.ts';

const reporters = alias(users, 'reporters');

/** The one rule of what a channel's staff sees and resolves: reports about its members. */
const aboutMembersOf = (channelId: number): SQL | undefined =>
  and(eq(channelMembers.userId, userReports.reportedUserId), eq(channelMembers.channelId, channelId));

/** Reports about members of a channel, the oldest first; pages from 1. */
export async function listReports(input: {
  deps: Deps;
  channelId: number;
  state: (typeof REPORT_STATES)[number];
  page: number;
}): Promise<{ reportList: Report[]; pageCount: number; totalCount: number }> {
  const { deps, channelId, state, page } = input;
  const [total] = await deps.db
    .select({ count: count() })
    .from(userReports)
    .innerJoin(channelMembers, aboutMembersOf(channelId))
    .where(eq(userReports.state, state));
  const totalCount = total?.count ?? 0;
  const reportList = await selectReports(deps.db, channelId, eq(userReports.state, state))
    .orderBy(asc(userReports.id))
    .limit(REPORTS_PER_PAGE)
    .offset((page - 1) * REPORTS_PER_PAGE);
  return {
    reportList: reportList.map(toReport),
    pageCount: Math.max(1, Math.ceil(totalCount / REPORTS_PER_PAGE)),
    totalCount,
  };
}

/** One report that the channel's staff may see, or undefined. */
export async function findReport(input: {
  db: Database | Transaction;
  channelId: number;
  reportId: number;
}): Promise<Report | undefined> {
  const [row] = await selectReports(input.db, input.channelId, eq(userReports.id, input.reportId));
  return row && toReport(row);
}

const selectReports = (db: Database | Transaction, channelId: number, wanted: SQL) =>
  db
    .select({ report: userReports, reporter: reporters.nickname, reported: users.nickname })
    .from(userReports)
    .innerJoin(channelMembers, aboutMembersOf(channelId))
    .innerJoin(users, eq(users.id, userReports.reportedUserId))
    .innerJoin(reporters, eq(reporters.id, userReports.reporterId))
    .where(wanted)
    .$dynamic();

function toReport(row: {
  report: typeof userReports.$inferSelect;
  reporter: string;
  reported: string;
}): Report {
  const { report } = row;
  return {
    reportId: report.id,
    reporter: { userId: report.reporterId, nickname: row.reporter },
    reported: { userId: report.reportedUserId, nickname: row.reported },
    reason: report.reason,
    comment: report.comment,
    lineList: report.lines,
    state: report.state,
    createdAt: report.createdAt.toISOString(),
  };
}
