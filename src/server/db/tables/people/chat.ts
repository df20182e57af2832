import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { CHAT_MODES, WHISPER_SENDERS } from '#shared/contract/people/chat.ts';
import { users } from './accounts.ts';
import { channels } from '#server/db/tables/channels/channels.ts';

/** Whispers of the last 30 days. */
export const whispers = pgTable(
  'whispers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    senderId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    receiverId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('whispers_receiver_idx').on(t.receiverId, t.id),
    index('whispers_sender_idx').on(t.senderId, t.id),
    index('whispers_created_idx').on(t.createdAt),
  ],
);

/** Muted users; the muted one is not notified. */
export const userMutes = pgTable(
  'user_mutes',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mutedUserId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.mutedUserId] }),
    index('user_mutes_muted_idx').on(t.mutedUserId),
  ],
);

/** A teacher's decision for a member, and who may whisper to the user. No row means no restriction. */
export const userChatSettings = pgTable('user_chat_settings', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  chatMode: text({ enum: CHAT_MODES }).notNull(),
  whisperOn: boolean().notNull(),
  whisperFrom: text({ enum: WHISPER_SENDERS }).notNull().default('FRIENDS'),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** The talk settings of a class for its members. */
export const channelChatSettings = pgTable('channel_chat_settings', {
  channelId: integer()
    .primaryKey()
    .references(() => channels.id, { onDelete: 'cascade' }),
  chatMode: text({ enum: CHAT_MODES }).notNull(),
  whisperOn: boolean().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** The talk settings of a guardian, in force while the consent is needed. */
export const guardianChatSettings = pgTable('guardian_chat_settings', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  chatMode: text({ enum: CHAT_MODES }).notNull(),
  whisperOn: boolean().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
