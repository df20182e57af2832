import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { CREDENTIAL_KINDS } from '#shared/contract/people/credentials.ts';
import { users } from './accounts.ts';

/** The kinds of new contacts that a code confirms. */
export const CONTACT_KINDS = ['EMAIL', 'PHONE'] as const;

/** A new mail or phone that its account has asked for and that a code, sent to it, has still to confirm. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: CONTACT_KINDS }).notNull(),
    /** The mail, or the digits of the phone. */
    contact: text().notNull(),
    codeHash: text().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Confirmed, or invalidated by another change. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('contact_changes_user_idx').on(t.userId, t.id),
    index('contact_changes_contact_idx').on(t.contact, t.createdAt),
    index('contact_changes_expires_idx').on(t.expiresAt),
  ],
);

/** Changes announced to the former mail; its link undoes them for seven days. */
export const credentialChanges = pgTable(
  'credential_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: CREDENTIAL_KINDS }).notNull(),
    /** The mail to which the link was sent, and which is restored by it. */
    formerEmail: text().notNull(),
    /** Digits of the phone before a change of it, empty for none; null for every other change. */
    formerPhoneNumber: text(),
    /** The token itself is in the mail alone. */
    tokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Used, or invalidated because an earlier one was used. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('credential_changes_token_hash_key').on(t.tokenHash),
    index('credential_changes_user_idx').on(t.userId, t.id),
    index('credential_changes_expires_idx').on(t.expiresAt),
  ],
);
