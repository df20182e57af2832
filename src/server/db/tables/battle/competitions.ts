import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ROLE_CHECKS } from '#shared/contract/roles.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { contests } from './scoreboard.ts';

export const competitions = pgTable(
  'competitions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    contestId: integer()
      .notNull()
      .references(() => contests.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Markdown. */
    content: text().notNull(),
    /** Minutes. */
    limitTime: integer().notNull(),
    startDate: timestamp({ withTimezone: true }).notNull(),
    endDate: timestamp({ withTimezone: true }).notNull(),
    freezeMinutes: integer().notNull(),
    enrollRole: text({ enum: ROLE_CHECKS }).notNull(),
    /** Groups of the channel whose members it is for; empty for everybody. One that is removed has no members. */
    groupIds: integer().array().notNull().default([]),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('competitions_channel_idx').on(t.channelId, t.endDate, t.id),
    index('competitions_contest_idx').on(t.contestId),
    index('competitions_creator_idx').on(t.createdBy),
  ],
);

/** A teacher's comment on a member of a competition. */
export const competitionReports = pgTable(
  'competition_reports',
  {
    competitionId: integer()
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    writtenBy: integer().references(() => users.id, { onDelete: 'set null' }),
    writtenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.competitionId, t.userId] }),
    index('competition_reports_user_idx').on(t.userId),
    index('competition_reports_writer_idx').on(t.writtenBy),
  ],
);
