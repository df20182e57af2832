import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    loginName: text().notNull(),
    nickname: text().notNull(),
    /** Lower-cased nickname, so that two names are never alike in the world. */
    nicknameKey: text().notNull(),
    passwordHash: text().notNull(),
    email: text(),
    name: text().notNull().default(''),
    phoneNumber: text().notNull().default(''),
    /** Null for an account that staff made without it: the rules for the youngest hold. */
    birthDate: date({ mode: 'string' }),
    gender: text({ enum: ['NOT_SELECTED', 'FEMALE', 'MALE', 'OTHER'] })
      .notNull()
      .default('NOT_SELECTED'),
    introduction: text().notNull().default(''),
    /** Key of the stored picture of the profile; empty when there is none. */
    portrait: text().notNull().default(''),
    verifiedState: text({ enum: ['UNVERIFIED', 'VERIFIED'] })
      .notNull()
      .default('UNVERIFIED'),
    /** NEEDED for users under 14 at sign-up without verified consent. */
    guardianConsent: text({ enum: ['NOT_NEEDED', 'NEEDED', 'PROVED'] })
      .notNull()
      .default('NOT_NEEDED'),
    signupPath: text().notNull().default('DOLPHIN'),
    extraInfoAt: timestamp({ withTimezone: true }),
    lookChosenAt: timestamp({ withTimezone: true }),
    musicOn: boolean().notNull().default(true),
    /** The account is erased 7 days later unless its user comes back; null for all others. */
    deletionRequestedAt: timestamp({ withTimezone: true }),
    /** An administrator of the service refuses its sign-ins since then; null for all others. */
    disabledAt: timestamp({ withTimezone: true }),
    /** Read by the user at the refused sign-in. */
    disabledReason: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_login_name_key').on(t.loginName),
    uniqueIndex('users_nickname_key').on(t.nicknameKey),
    uniqueIndex('users_email_key')
      .on(t.email)
      .where(sql`${t.email} is not null`),
    index('users_deletion_idx')
      .on(t.deletionRequestedAt)
      .where(sql`${t.deletionRequestedAt} is not null`),
  ],
);
