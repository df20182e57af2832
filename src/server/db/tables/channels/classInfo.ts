import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { CLASS_SUBJECTS } from '#shared/contract/channels/classInfo.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { channels } from './channels.ts';

/** Facts about a member for a class: a parent's phone, the first lesson, the subject. */
export const channelClassInfos = pgTable(
  'channel_class_infos',
  {
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `CHANNEL` with 0 for the channel itself. */
    contentType: text({ enum: ['CHANNEL', 'COURSE_CLASS'] }).notNull(),
    contentId: integer().notNull(),
    phoneNumber: text().notNull(),
    firstRegistrationDate: timestamp({ withTimezone: true }).notNull(),
    subject: text({ enum: CLASS_SUBJECTS }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.userId, t.contentType, t.contentId] }),
    index('channel_class_infos_user_idx').on(t.userId),
  ],
);
