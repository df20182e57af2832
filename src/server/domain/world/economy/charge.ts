import type { Transaction } from '#server/db/connect.ts';
import { AppError } from '#server/platform/appError.ts';
import { postRows, type LedgerRow } from './postRows.ts';
import type { LockedWallet } from './Wallet.ts';

interface ChargeRequest {
  readonly tx: Transaction;
  readonly wallet: LockedWallet;
  /** Names the cause, such as `skill:2:1`; each cause is paid once per user. */
  readonly reasonKey: string;
  readonly points: number;
  /** The reasons of the points. */
  readonly rows: readonly LedgerRow[];
}

/** Takes points for a cause. Throws NOT_ENOUGH_POINT; the transaction must then be rolled back. */
export async function charge({ tx, wallet, reasonKey, points, rows }: ChargeRequest): Promise<LockedWallet> {
  if (wallet.point < points) {
    throw new AppError('NOT_ENOUGH_POINT', {
      log: `${reasonKey}: user ${wallet.userId} has ${wallet.point} points, needs ${points}`,
    });
  }
  const after = await postRows({
    tx,
    wallet,
    reasonKey,
    rows: [{ kind: 'POINT', amount: -points, refId: 0 }, ...rows],
  });
  if (!after)
    throw new AppError('DUPLICATE_PRODUCT', { log: `${reasonKey} was paid by user ${wallet.userId} before` });
  return after;
}
