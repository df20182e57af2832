import type { Transaction } from '#server/db/connect.ts';
import { AppError } from '#server/platform/appError.ts';
import { addItems, type AddedItems } from './addItems.ts';
import { charge } from '#server/domain/world/economy/charge.ts';
import type { LockedWallet } from '#server/domain/world/economy/Wallet.ts';

interface SpendRequest {
  readonly tx: Transaction;
  readonly wallet: LockedWallet;
  /** Names the cause, such as `purchase:1031`; each cause is paid once per user. */
  readonly reasonKey: string;
  readonly points: number;
  /** The items that the points buy. */
  readonly itemIds: readonly number[];
}

/** Pays points for items. Throws DUPLICATE_PRODUCT or NOT_ENOUGH_POINT; the transaction must then be rolled back. */
export async function spend(request: SpendRequest): Promise<{ wallet: LockedWallet; added: AddedItems }> {
  const { tx, wallet, reasonKey, points, itemIds } = request;
  const added = await addItems({ tx, userId: wallet.userId, itemIds });
  if (added.size < itemIds.length) {
    throw new AppError('DUPLICATE_PRODUCT', {
      log: `${reasonKey}: user ${wallet.userId} owns one of ${itemIds.join()}`,
    });
  }
  const rows = itemIds.map((itemId) => ({ kind: 'ITEM' as const, amount: 1, refId: itemId }));
  return { wallet: await charge({ tx, wallet, reasonKey, points, rows }), added };
}
