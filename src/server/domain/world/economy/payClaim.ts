import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { AppError } from '#server/platform/appError.ts';
import { moveWallet } from './moveWallet.ts';
import type { Wallet } from './Wallet.ts';

interface PayRequest {
  readonly db: Database | Transaction;
  readonly userId: number;
  /** An insert query of drizzle that returns its row the first time, and no row afterwards. */
  readonly claim: SQLWrapper;
  /** Names the cause, such as `shell:2026-03-02:1:4`; it belongs to this row alone. */
  readonly reasonKey: string;
  readonly point: number;
}

/**
 * Pays points for a row that can be written only once, in one statement: when a whole class finds things, transactions
 * of five round trips would be most of the database's work. Returns the wallet after it and whether this was the first
 * time. Throws MEMBER_NOT_FOUND.
 */
export async function payClaim({ db, userId, claim, reasonKey, point }: PayRequest) {
  const result = await db.execute<{ point: number; exp: number; claimed: number }>(sql`
    with claimed as ${claim},
    posted as (
      insert into ledger_entries (user_id, kind, amount, ref_id, reason_key)
      select ${userId}::int, 'POINT', ${point}::int, 0, ${reasonKey}::text
      from claimed
      returning kind, amount
    )
    ${moveWallet(userId)}, (select count(*)::int from claimed) as claimed`);
  const moved = result.rows[0];
  if (moved === undefined) throw new AppError('MEMBER_NOT_FOUND', { log: `no wallet of user ${userId}` });
  const wallet: Wallet = { userId, point: moved.point, exp: moved.exp };
  return { wallet, isFirst: moved.claimed > 0 };
}
