import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** A block between two users; it hides both from each other. */
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

/** Actions of staff on members. Rows never change, are kept for three years (`purgeAudit`) and outlive the accounts they name. */
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
  (t) => [
    index('audit_entries_channel_idx').on(t.channelId, t.id),
    index('audit_entries_created_idx').on(t.createdAt),
  ],
);
