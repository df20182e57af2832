import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { TEXT_MESSAGE_PURPOSES, TEXT_MESSAGE_TYPES } from '#shared/contract/channels/textMessageSize.ts';
import {
  TEXT_MESSAGE_FAILURES,
  TEXT_MESSAGE_STATES,
  type SkippedReceiver,
} from '#shared/contract/channels/textMessages.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { channels } from './channels.ts';

/** A message to one member. A message to several is a row for each, under one key of the sender. */
export const textMessages = pgTable(
  'text_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    /** Null once the account is erased. */
    senderId: integer().references(() => users.id, { onDelete: 'set null' }),
    receiverId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The nickname in the channel at the time of writing. */
    nickname: text().notNull(),
    /** Digits only. */
    phoneNumber: text().notNull(),
    content: text().notNull(),
    /** The text with the additions that the law requires of an advertisement. */
    sentText: text().notNull(),
    purpose: text({ enum: TEXT_MESSAGE_PURPOSES }).notNull(),
    messageType: text({ enum: TEXT_MESSAGE_TYPES }).notNull(),
    state: text({ enum: TEXT_MESSAGE_STATES }).notNull().default('WAITING'),
    failure: text({ enum: TEXT_MESSAGE_FAILURES }),
    attemptCount: integer().notNull().default(0),
    /** The gateway's id of the message, from before it is sent: it is sent once however often it is asked for. */
    gatewayTicket: text(),
    /** The number of questions to the gateway about it. */
    checkCount: integer().notNull().default(0),
    /** The key of the sender's request. */
    idempotencyKey: text().notNull(),
    resendOf: integer(),
    /** Calendar day in Seoul, by which the limits count. */
    day: date({ mode: 'string' }).notNull(),
    scheduledAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('text_messages_wish_key').on(t.channelId, t.senderId, t.idempotencyKey, t.receiverId),
    uniqueIndex('text_messages_resend_key')
      .on(t.resendOf)
      .where(sql`${t.resendOf} is not null`),
    index('text_messages_channel_idx').on(t.channelId, t.id),
    index('text_messages_state_idx').on(t.channelId, t.state, t.id),
    index('text_messages_receiver_idx').on(t.receiverId, t.channelId, t.day),
    index('text_messages_sender_idx').on(t.senderId),
    index('text_messages_created_idx').on(t.createdAt),
  ],
);

/** A request to send, with its content and the members left out: a repeated key is answered from here. */
export const textMessageWishes = pgTable(
  'text_message_wishes',
  {
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    senderId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    idempotencyKey: text().notNull(),
    /** The hash of the request under the key. */
    requestHash: text().notNull(),
    skipped: jsonb().$type<SkippedReceiver[]>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.senderId, t.idempotencyKey] }),
    index('text_message_wishes_sender_idx').on(t.senderId),
    index('text_message_wishes_created_idx').on(t.createdAt),
  ],
);

/** How many messages a channel has written on a day in Seoul. */
export const textMessageDays = pgTable(
  'text_message_days',
  {
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.channelId, t.day] }), index('text_message_days_day_idx').on(t.day)],
);

/** Members who want no messages of a channel. */
export const textMessageOptOuts = pgTable(
  'text_message_opt_outs',
  {
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.userId] }),
    index('text_message_opt_outs_user_idx').on(t.userId),
  ],
);
