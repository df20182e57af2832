import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { TICKET_CONTENT_TYPES, TICKET_STATES } from '#shared/contract/tutoring/tickets.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';

/** The right to one lesson. */
export const tickets = pgTable(
  'tickets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The payment that bought it; null for a ticket from staff. */
    paymentId: integer(),
    issuedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The product that names it; null for a ticket that staff gave without one. */
    paymentProductId: integer(),
    /** EXPIRED is written some time after `expiresAt`, which is what counts. */
    ticketState: text({ enum: TICKET_STATES }).notNull().default('AVAILABLE'),
    /** The content of the lesson, by staff. */
    contentType: text({ enum: TICKET_CONTENT_TYPES }),
    contentId: integer(),
    /** The title at that time. */
    contentTitle: text().notNull().default(''),
    /** The channel that gave or sold it. Never null: a ticket without a channel would be valid everywhere. */
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    /** A ticket of the school is valid with the teachers of classes, too; every other one in its channel alone. */
    isForEveryTeacher: boolean().notNull().default(false),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('tickets_user_idx').on(t.userId, t.ticketState, t.expiresAt),
    index('tickets_payment_idx').on(t.paymentId),
    index('tickets_channel_idx').on(t.channelId, t.id),
    index('tickets_issued_by_idx').on(t.issuedBy),
    index('tickets_expiry_idx').on(t.ticketState, t.expiresAt),
    check(
      'tickets_for_every_teacher',
      sql`not ${t.isForEveryTeacher} or ${t.channelId} = ${sql.raw(String(DEFAULT_CHANNEL_ID))}`,
    ),
  ],
);

/** Every change of a ticket, never changed itself. */
export const ticketHistories = pgTable(
  'ticket_histories',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ticketId: integer()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    /** The owner of the ticket. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The state after the change. */
    ticketState: text({ enum: TICKET_STATES }).notNull(),
    /** Null for the clock and for payments. */
    byUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    reason: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('ticket_histories_ticket_idx').on(t.ticketId, t.id),
    index('ticket_histories_user_idx').on(t.userId, t.id),
    index('ticket_histories_by_user_idx').on(t.byUserId),
  ],
);
