import { and, eq, gt, inArray, like, lt, not, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { ledgerEntries, wallets } from '#server/db/tables/world/economy.ts';
import type { Wallet } from './Wallet.ts';

const walletOf = prepared((db) =>
  db
    .select()
    .from(wallets)
    .where(eq(wallets.userId, sql.placeholder('userId')))
    .prepare('wallet_of_user'),
);

/** Balances for display. Decisions need `lockWallet`. */
export async function readWallet(query: { db: Database | Transaction; userId: number }): Promise<Wallet> {
  const [wallet] = await walletOf(query.db).execute({ userId: query.userId });
  return wallet ?? { userId: query.userId, point: 0, exp: 0 };
}

/** SQL expression: the experience of a user. */
export const walletExp = (userId: number): SQL => sql`coalesce((
  select exp from ${wallets} where user_id = ${userId}::int), 0)`;

/** Balances of several users, by user id. */
export async function readWallets(query: {
  db: Database | Transaction;
  userIds: readonly number[];
}): Promise<ReadonlyMap<number, Wallet>> {
  const rows = await query.db
    .select()
    .from(wallets)
    .where(inArray(wallets.userId, [...query.userIds]));
  return new Map(rows.map((wallet) => [wallet.userId, wallet]));
}

/** The reasons among these that were ever posted for a user. */
export async function postedReasons(query: {
  db: Database | Transaction;
  userId: number;
  reasonKeys: readonly string[];
}): Promise<ReadonlySet<string>> {
  const rows = await query.db
    .selectDistinct({ reasonKey: ledgerEntries.reasonKey })
    .from(ledgerEntries)
    .where(
      and(eq(ledgerEntries.userId, query.userId), inArray(ledgerEntries.reasonKey, [...query.reasonKeys])),
    );
  return new Set(rows.map(({ reasonKey }) => reasonKey));
}

/** The number of points that a user has spent since a payment brought them. */
export async function spentSince(
  db: Database | Transaction,
  { userId, paymentId }: { readonly userId: number; readonly paymentId: number },
): Promise<number> {
  const points = and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.kind, 'POINT'));
  const [brought] = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(points, eq(ledgerEntries.reasonKey, `payment:${paymentId}`)));
  if (!brought) return 0;
  // Points that were taken back with a refund are not spent.
  const isRefund = like(ledgerEntries.reasonKey, 'refund:%');
  const isSpent = and(points, lt(ledgerEntries.amount, 0), gt(ledgerEntries.id, brought.id), not(isRefund));
  const [spent] = await db
    .select({ points: sql`coalesce(-sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(isSpent);
  return spent?.points ?? 0;
}
