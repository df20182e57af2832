import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { moveWallet } from './moveWallet.ts';
import type { LockedWallet } from './Wallet.ts';

/** One row of the ledger; `refId` is the id of the item or skill, or the item that points stand for, else 0. */
export interface LedgerRow {
  readonly kind: 'POINT' | 'USER_EXP' | 'ITEM' | 'SKILL';
  readonly amount: number;
  readonly refId: number;
}

export interface Posting {
  readonly tx: Transaction;
  readonly wallet: LockedWallet;
  readonly reasonKey: string;
  readonly rows: readonly LedgerRow[];
}

/**
 * Appends rows and moves the wallet by exactly what was appended, in one statement: the balance is always the sum.
 * Returns undefined and changes nothing when the reason was posted before.
 */
export async function postRows({ tx, wallet, reasonKey, rows }: Posting): Promise<LockedWallet | undefined> {
  if (rows.length === 0) return wallet;
  const values = sql.join(
    rows.map(({ kind, amount, refId }) => sql`(${kind}::text, ${amount}::int, ${refId}::int)`),
    sql`, `,
  );
  const result = await tx.execute<{ point: number; exp: number; posted: number }>(sql`
    with posted as (
      insert into ledger_entries (user_id, kind, amount, ref_id, reason_key)
      select ${wallet.userId}::int, row.kind, row.amount, row.ref_id, ${reasonKey}::text
      from (values ${values}) as row (kind, amount, ref_id)
      where not exists (
        select from ledger_entries where user_id = ${wallet.userId} and reason_key = ${reasonKey}
      )
      returning kind, amount
    )
    ${moveWallet(wallet.userId)}, (select count(*)::int from posted) as posted`);
  const moved = result.rows[0];
  if (!moved) throw new Error(`postRows: the locked wallet of user ${wallet.userId} is gone`);
  return moved.posted === 0 ? undefined : { ...wallet, point: moved.point, exp: moved.exp };
}
