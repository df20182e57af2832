import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/db/tables/people/accounts.ts';

/**
 * Certificates a user has earned, one of a kind. Names and words are those of the day, so that a printed one stays
 * true.
 */
export const userCertificates = pgTable(
  'user_certificates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The certificate of a story; null for an award, which stores its own words. */
    certificateId: integer(),
    /** The reason of an award, like a reason of the ledger; null for the certificate of a story. */
    awardKey: text(),
    /** Two lines about the achievement of its owner; those of a story are content. */
    lines: text().array(),
    nickname: text().notNull(),
    title: text().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('user_certificates_once_key').on(t.userId, t.certificateId),
    uniqueIndex('user_certificates_award_key').on(t.userId, t.awardKey),
    check('user_certificates_kind_check', sql`num_nonnulls(${t.certificateId}, ${t.awardKey}) = 1`),
  ],
);
