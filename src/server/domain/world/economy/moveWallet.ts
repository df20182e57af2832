import { sql, type SQL } from 'drizzle-orm';

/**
 * The end of a statement that has appended ledger rows as `posted (kind, amount)`: changes the wallet by exactly the
 * appended sum, so that the balance is always the sum, and returns `point` and `exp`. More columns may follow it.
 */
export function moveWallet(userId: number): SQL {
  return sql`
    update wallets set
      point = point + (select coalesce(sum(amount), 0)::int from posted where kind = 'POINT'),
      exp = exp + (select coalesce(sum(amount), 0)::int from posted where kind = 'USER_EXP')
    where user_id = ${userId}
    returning point, exp`;
}
