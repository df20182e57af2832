import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    loginName: text().notNull(),
    nickname: text().notNull(),
    /** Lower-cased nickname: two children never look the same in the world. */
    nicknameKey: text().notNull(),
    passwordHash: text().notNull(),
    email: text(),
    name: text().notNull().default(''),
    phoneNumber: text().notNull().default(''),
    birthDate: date({ mode: 'string' }).notNull(),
    gender: text({ enum: ['NOT_SELECTED', 'FEMALE', 'MALE', 'OTHER'] })
      .notNull()
      .default('NOT_SELECTED'),
    introduction: text().notNull().default(''),
    portrait: text().notNull().default(''),
    verifiedState: text({ enum: ['UNVERIFIED', 'VERIFIED'] })
      .notNull()
      .default('UNVERIFIED'),
    /** NEEDED for whoever was under 14 at sign-up and has no proved consent yet. */
    guardianConsent: text({ enum: ['NOT_NEEDED', 'NEEDED', 'PROVED'] })
      .notNull()
      .default('NOT_NEEDED'),
    signupPath: text().notNull().default('DOLPHIN'),
    extraInfoAt: timestamp({ withTimezone: true }),
    lookChosenAt: timestamp({ withTimezone: true }),
    musicOn: boolean().notNull().default(true),
    failedSignIns: integer().notNull().default(0),
    lockedUntil: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_login_name_key').on(t.loginName),
    uniqueIndex('users_nickname_key').on(t.nicknameKey),
    uniqueIndex('users_email_key')
      .on(t.email)
      .where(sql`${t.email} is not null`),
  ],
);

/** One row per refresh id ever issued; a family is one sign-in, a chain of parents and children. */
export const refreshSessions = pgTable(
  'refresh_sessions',
  {
    id: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    familyId: uuid().notNull(),
    /** The refresh id that was traded for this one; null for the first of a family. */
    parentId: uuid(),
    tokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('refresh_sessions_token_hash_key').on(t.tokenHash),
    index('refresh_sessions_family_idx').on(t.familyId),
    index('refresh_sessions_parent_idx').on(t.parentId),
    index('refresh_sessions_user_idx').on(t.userId),
  ],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('password_resets_user_idx').on(t.userId)],
);
