import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { TERMS_TYPES, type TermsSection } from '#shared/contract/people/terms.ts';
import { seedColumns } from '#server/db/seedRows.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { users } from './accounts.ts';

/** Every version that was ever in force; the one that took effect last counts. */
export const termsVersions = pgTable(
  'terms_versions',
  {
    ...seedColumns,
    type: text({ enum: TERMS_TYPES }).notNull(),
    version: integer().notNull(),
    /** Null for the terms of the product. */
    channelId: integer().references(() => channels.id, { onDelete: 'cascade' }),
    sections: jsonb().$type<TermsSection[]>().notNull(),
    effectiveAt: timestamp({ withTimezone: true }).notNull(),
    /** Everybody who agreed to an earlier version is asked again. */
    asksAgain: boolean().notNull().default(false),
  },
  (t) => [unique('terms_versions_number').on(t.type, t.channelId, t.version).nullsNotDistinct()],
);

/** Agreements of users to terms, with time; rows are only added. */
export const termsAgreements = pgTable(
  'terms_agreements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: TERMS_TYPES }).notNull(),
    version: integer().notNull(),
    /** The channel that was joined; null at sign-up. */
    channelId: integer(),
    agreedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('terms_agreements_user_idx').on(t.userId, t.id)],
);
