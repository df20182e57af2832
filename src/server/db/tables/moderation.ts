import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { REPORT_REASONS, REPORT_STATES, type ReportedLine } from '#shared/contract/moderation.ts';
import { users } from './accounts.ts';

/** Who wants nothing to do with whom; it hides both from each other. */
export const userBlocks = pgTable(
  'user_blocks',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedUserId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.blockedUserId] }),
    index('user_blocks_blocked_idx').on(t.blockedUserId),
  ],
);

/** What children told staff, with the lines that the server itself had heard. */
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
    reason: text({ enum: REPORT_REASONS }).notNull(),
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

/** Warnings and mutes that staff gave; a mute counts until `mutedUntil`. */
export const chatSanctions = pgTable(
  'chat_sanctions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['WARN', 'MUTE'] }).notNull(),
    mutedUntil: timestamp({ withTimezone: true }),
    reportId: integer(),
    givenBy: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('chat_sanctions_user_idx').on(t.userId, t.mutedUntil)],
);

/** What staff did to whom; rows are only ever added, and outlive the accounts they name. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    actorId: integer().notNull(),
    channelId: integer().notNull(),
    action: text().notNull(),
    targetUserId: integer().notNull(),
    details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('audit_entries_channel_idx').on(t.channelId, t.id)],
);
