import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { wallets } from '#server/db/tables/world/economy.ts';
import { AppError } from '#server/platform/appError.ts';
import type { LockedWallet } from './Wallet.ts';

export async function openWallet({ tx, userId }: { tx: Transaction; userId: number }): Promise<void> {
  await tx.insert(wallets).values({ userId });
}

/** The same for several new accounts. */
export async function openWallets({
  tx,
  userIds,
}: {
  tx: Transaction;
  userIds: readonly number[];
}): Promise<void> {
  await tx.insert(wallets).values(userIds.map((userId) => ({ userId })));
}

/**
 * Locks the wallet's row, which every account has, until the transaction ends. It is the one lock of everything its
 * owner has: points, items, worn items and quests. It is taken before any of them is read; otherwise the second of two
 * clicks decides by outdated data. Throws MEMBER_NOT_FOUND.
 */
export async function lockWallet({ tx, userId }: { tx: Transaction; userId: number }): Promise<LockedWallet> {
  const [wallet] = await tx.select().from(wallets).where(eq(wallets.userId, userId)).for('update');
  if (!wallet) throw new AppError('MEMBER_NOT_FOUND', { log: `no wallet of user ${userId}` });
  return { ...wallet, locked: true };
}
