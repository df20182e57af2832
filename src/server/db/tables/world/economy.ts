import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { users } from '#server/db/tables/people/accounts.ts';

/**
 * Every point, experience point, item and skill ever given or taken, append-only.
 * `reasonKey` names the cause (`quest:31`, `purchase:1024`, `sign-up`): the unique index grants it once.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({
      enum: ['POINT', 'USER_EXP', 'ITEM', 'SKILL', 'CHANNEL_POINT', 'OBJECT_STATE', 'CERTIFICATION'],
    }).notNull(),
    /** Signed count: negative when spent. */
    amount: integer().notNull(),
    /** Item, skill, channel (CHANNEL_POINT), object or certificate id; 0 for amounts of the wallet. */
    refId: integer().notNull().default(0),
    reasonKey: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('ledger_entries_once_key').on(t.userId, t.reasonKey, t.kind, t.refId),
    index('ledger_entries_user_idx').on(t.userId, t.id),
  ],
);

/** Sums of the ledger, updated in the same transaction as its rows; the row is also the lock of its owner's money. */
export const wallets = pgTable(
  'wallets',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    point: integer().notNull().default(0),
    exp: integer().notNull().default(0),
  },
  (t) => [
    check('wallets_point_not_negative', sql`${t.point} >= 0`),
    check('wallets_exp_not_negative', sql`${t.exp} >= 0`),
  ],
);
