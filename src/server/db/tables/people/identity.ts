import { date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { IDENTITY_FAILURES, IDENTITY_PURPOSES, IDENTITY_STATES } from '#shared/contract/people/identity.ts';
import { users } from './accounts.ts';
import { guardianLinks, guardianSessions } from './guardians.ts';

/**
 * Verifications of an identity. Name and number of the person are not stored: only the birth date of an account's own
 * user, and a keyed hash that recognises the same person.
 */
export const identityVerifications = pgTable(
  'identity_verifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Good for one answer. */
    requestNo: text().notNull(),
    purpose: text({ enum: IDENTITY_PURPOSES }).notNull(),
    /** The account that is verified, or the child of the guardian. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The link by which the guardian came. */
    guardianLinkId: integer().references(() => guardianLinks.id, { onDelete: 'set null' }),
    /** The session in which a guardian who has consented before proves its identity. */
    guardianSessionId: integer().references(() => guardianSessions.id, { onDelete: 'set null' }),
    state: text({ enum: IDENTITY_STATES }).notNull().default('OPEN'),
    failure: text({ enum: IDENTITY_FAILURES }),
    tokenVersionId: text().notNull(),
    /** The secret from which the keys of the answer are derived; removed once it is answered. */
    secret: text(),
    ciHash: text(),
    birthDate: date({ mode: 'string' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    answeredAt: timestamp({ withTimezone: true }),
    /** The time at which a guardian's verification was used for a consent. */
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('identity_verifications_request_no_key').on(t.requestNo),
    index('identity_verifications_user_idx').on(t.userId, t.purpose, t.id),
    index('identity_verifications_link_idx').on(t.guardianLinkId, t.id),
    index('identity_verifications_session_idx').on(t.guardianSessionId, t.id),
    index('identity_verifications_ci_idx').on(t.ciHash),
    index('identity_verifications_expires_idx').on(t.expiresAt),
  ],
);
