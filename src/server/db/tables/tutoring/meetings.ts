import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { MEETING_CONTENT_TYPES, MEETING_TYPES } from '#shared/contract/tutoring/meetings.ts';
import { users } from '#server/db/tables/people/accounts.ts';

/** The meeting link of a course class or a booked lesson. */
export const meetings = pgTable(
  'meetings',
  {
    contentType: text({ enum: MEETING_CONTENT_TYPES }).notNull(),
    contentId: integer().notNull(),
    meetingType: text({ enum: MEETING_TYPES }).notNull(),
    meetingUrl: text().notNull(),
    updatedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.contentType, t.contentId] }),
    index('meetings_updated_by_idx').on(t.updatedBy),
  ],
);
