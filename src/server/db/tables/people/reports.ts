import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  REPORT_CAUSES,
  REPORT_KINDS,
  REPORT_STATES,
  type ReportedLine,
} from '#shared/contract/people/moderation.ts';
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
    kind: text({ enum: REPORT_KINDS }).notNull().default('CHAT'),
    /** The id of the post or comment; 0 for content without one. */
    contentId: integer().notNull().default(0),
    /** The reported words or name at that time; for a picture, the key of its file. */
    content: text().notNull().default(''),
    /** The channel of the content, whose staff alone answers; null for content outside of channels. */
    channelId: integer(),
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
    index('user_reports_resolved_idx').on(t.resolvedAt),
    index('user_reports_channel_idx').on(t.channelId, t.state, t.id),
    uniqueIndex('user_reports_open_key')
      .on(t.reporterId, t.reportedUserId, t.kind, t.contentId)
      .where(sql`${t.state} = 'OPEN'`),
  ],
);
