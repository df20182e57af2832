import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { REPORT_CAUSES, REPORT_STATES, type ReportedLine } from '#shared/contract/people/moderation.ts';
import { users } from './accounts.ts';

/**
 * Reports to staff, with the chat lines that the server had received. Nobody can report oneself: a row whose reporter is
 * the reported user was raised by the server.
 */
export const userReports = pgTable(
  'user_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reporterId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reportedUserId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text({ enum: REPORT_CAUSES }).notNull(),
    comment: text().notNull().default(''),
    lines: jsonb().$type<ReportedLine[]>().notNull(),
    state: text({ enum: REPORT_STATES }).notNull().default('OPEN'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    resolvedAt: timestamp({ withTimezone: true }),
    resolvedBy: integer(),
  },
  (t) => [
    index('user_reports_state_idx').on(t.state, t.id),
    index('user_reports_reported_idx').on(t.reportedUserId),
    uniqueIndex('user_reports_open_key')
      .on(t.reporterId, t.reportedUserId)
      .where(sql`${t.state} = 'OPEN'`),
  ],
);
