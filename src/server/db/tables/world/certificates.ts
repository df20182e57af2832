import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/db/tables/people/accounts.ts';

/** Certificates a user has earned, one of a kind. The name is that of the day, so that a printed one stays true. */
export const userCertificates = pgTable(
  'user_certificates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    certificateId: integer().notNull(),
    nickname: text().notNull(),
    title: text().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('user_certificates_once_key').on(t.userId, t.certificateId)],
);
