import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { BOARD_ROLES } from '#shared/contract/channels/channelBoards.ts';
import { channels } from './channels.ts';

export const channelBoards = pgTable(
  'channel_boards',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** Place among the boards of the channel, from 0. */
    position: integer().notNull(),
    /**
     * The group whose members alone may read and write; null for the whole channel. No foreign key: a board whose group is
     * gone is closed to all but staff, and must not open.
     */
    groupId: integer(),
    readRole: text({ enum: BOARD_ROLES }).notNull().default('visitor'),
    writeRole: text({ enum: BOARD_ROLES }).notNull().default('generalMember'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Removed by staff: neither it nor its posts are shown. */
    removedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('channel_boards_channel_idx').on(t.channelId, t.position)],
);
