import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { CHAT_MODES } from '#shared/contract/people/chat.ts';
import { CONSENT_ACTIONS, CONSENT_METHODS, GUARDIAN_LINK_KINDS } from '#shared/contract/people/guardians.ts';
import { users } from './accounts.ts';

/** Links that were mailed to guardians: to agree for one child, or to the guardian's page. */
export const guardianLinks = pgTable(
  'guardian_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: GUARDIAN_LINK_KINDS }).notNull(),
    email: text().notNull(),
    /** The child that asks; null for a link to the guardian's page. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The token itself is in the mail alone. */
    tokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Used, or replaced by a link to another guardian. */
    endedAt: timestamp({ withTimezone: true }),
    deniedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('guardian_links_token_hash_key').on(t.tokenHash),
    index('guardian_links_user_idx').on(t.userId, t.id),
    index('guardian_links_email_idx').on(t.email, t.createdAt),
    index('guardian_links_expires_idx').on(t.expiresAt),
  ],
);

/** Six digits sent to a guardian, valid for one action. */
export const guardianCodes = pgTable(
  'guardian_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    /** The action that it confirms: a link, or a withdrawal within a session. */
    scope: text().notNull(),
    codeHash: text().notNull(),
    /** Keyed hash of the receiving phone; null when it was mailed. */
    phoneHash: text(),
    attempts: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('guardian_codes_scope_idx').on(t.scope, t.id),
    index('guardian_codes_email_idx').on(t.email, t.createdAt),
    index('guardian_codes_phone_idx').on(t.phoneHash, t.createdAt),
    index('guardian_codes_expires_idx').on(t.expiresAt),
  ],
);

/** A guardian who has opened a link and confirmed it with a code; no session of an account. */
export const guardianSessions = pgTable(
  'guardian_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    tokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('guardian_sessions_token_hash_key').on(t.tokenHash),
    index('guardian_sessions_expires_idx').on(t.expiresAt),
  ],
);

/** Decisions of guardians for children, with time and way. Rows are only added. */
export const guardianConsents = pgTable(
  'guardian_consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: text({ enum: CONSENT_ACTIONS }).notNull(),
    email: text().notNull(),
    /** The name the guardian typed; empty for a decision without a signature. */
    guardianName: text().notNull(),
    method: text({ enum: CONSENT_METHODS }).notNull(),
    /** Keyed hash of the guardian's phone: the same phone is recognised, the number cannot be read back. */
    phoneHash: text(),
    /** The version of the text that the guardian read. */
    textVersion: text().notNull(),
    chatMode: text({ enum: CHAT_MODES }),
    whisperOn: boolean(),
    /** Hash of the shortened address: it recognises the same household and identifies nobody. */
    addressHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('guardian_consents_user_idx').on(t.userId, t.id),
    index('guardian_consents_email_idx').on(t.email, t.userId),
    index('guardian_consents_phone_idx').on(t.phoneHash, t.userId),
  ],
);
