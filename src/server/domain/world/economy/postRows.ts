import { sql } from 'drizzle-orm';
import { experienceOf } from '#shared/content/levels.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { ledgerEntries } from '#server/db/tables/world/economy.ts';
import { emit } from '#server/domain/transaction.ts';
import { moveWallet } from './moveWallet.ts';
import type { LockedWallet } from './Wallet.ts';

/**
 * One row of the ledger; `refId` is the id of the item, skill, object or certificate, the channel of channel points, or
 * the item or skill that points replace, else 0.
 */
export interface LedgerRow {
  readonly kind: (typeof ledgerEntries.$inferInsert)['kind'];
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
 * Appends rows and changes the wallet by exactly their sum, in one statement: the balance is always the sum. Emits
 * `wallet.changed`, `experience.gained` and `level.changed`. Returns undefined and changes nothing when the reason was
 * posted before.
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
  if (moved.posted === 0) return undefined;
  const { userId } = wallet;
  const { level } = experienceOf(moved.exp);
  if (moved.point !== wallet.point || moved.exp !== wallet.exp)
    await emit(tx, { type: 'wallet.changed', userId });
  if (moved.exp > wallet.exp)
    await emit(tx, {
      type: 'experience.gained',
      userId,
      gained: moved.exp - wallet.exp,
      total: moved.exp,
    });
  const after = { ...wallet, point: moved.point, exp: moved.exp };
  if (level === experienceOf(wallet.exp).level) return after;
  // A listener of the level may add a reward.
  const { wallet: given } = await emit(tx, { type: 'level.changed', userId, level });
  return { ...after, ...given };
}

interface Reward {
  readonly point: number;
  readonly exp: number;
}

/** Gives points and experience under a reason, once; `gained` is zero when it was posted before. */
export async function postReward({
  reward,
  ...posting
}: Omit<Posting, 'rows'> & { readonly reward: Reward }): Promise<{ wallet: LockedWallet; gained: Reward }> {
  const after = await postRows({
    ...posting,
    rows: [
      { kind: 'POINT', amount: reward.point, refId: 0 },
      { kind: 'USER_EXP', amount: reward.exp, refId: 0 },
    ],
  });
  return after ? { wallet: after, gained: reward } : { wallet: posting.wallet, gained: { point: 0, exp: 0 } };
}
