import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { wallets } from '#server/db/tables/ledger.ts';
import type { Wallet } from './Wallet.ts';

const walletOf = prepared((db) =>
  db
    .select()
    .from(wallets)
    .where(eq(wallets.userId, sql.placeholder('userId')))
    .prepare('wallet_of_user'),
);

/** Balances to show. Whoever decides by them needs `lockWallet`. */
export async function readWallet(query: { db: Database | Transaction; userId: number }): Promise<Wallet> {
  const [wallet] = await walletOf(query.db).execute({ userId: query.userId });
  return wallet ?? { userId: query.userId, point: 0, exp: 0 };
}
