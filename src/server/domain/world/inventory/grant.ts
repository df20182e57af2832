import type { Transaction } from '#server/db/connect.ts';
import { addItems, type AddedItems } from './addItems.ts';
import { postRows, type LedgerRow } from '#server/domain/world/economy/postRows.ts';
import type { LockedWallet } from '#server/domain/world/economy/Wallet.ts';

export type GrantEntry =
  | { readonly kind: 'POINT' | 'USER_EXP'; readonly amount: number }
  /** An owned item is left out, or turned into `pointsIfOwned`. */
  | { readonly kind: 'ITEM'; readonly itemId: number; readonly pointsIfOwned?: number };

export interface Grant {
  readonly wallet: LockedWallet;
  /** The rows that were really given, in the given order; empty when the reason was granted before. */
  readonly given: readonly LedgerRow[];
  readonly added: AddedItems;
}

interface GrantRequest {
  readonly tx: Transaction;
  readonly wallet: LockedWallet;
  /** Names the cause, such as `quest:11`; each cause grants once per user. */
  readonly reasonKey: string;
  /** At most one POINT and one USER_EXP entry, and every item once. */
  readonly entries: readonly GrantEntry[];
  /** The rows of other subjects for the same cause in the same transaction. */
  readonly others?: readonly LedgerRow[];
}

/** Gives points, experience and items for one cause, at most once. */
export async function grant({ tx, wallet, reasonKey, entries, others = [] }: GrantRequest): Promise<Grant> {
  const itemIds = entries.flatMap((entry) => (entry.kind === 'ITEM' ? entry.itemId : []));
  const added = await addItems({ tx, userId: wallet.userId, itemIds });
  const own = entries.flatMap((entry): LedgerRow | [] => {
    if (entry.kind !== 'ITEM') return { kind: entry.kind, amount: entry.amount, refId: 0 };
    if (added.has(entry.itemId)) return { kind: 'ITEM', amount: 1, refId: entry.itemId };
    return entry.pointsIfOwned ? { kind: 'POINT', amount: entry.pointsIfOwned, refId: entry.itemId } : [];
  });
  const given = [...own, ...others];
  const after = await postRows({ tx, wallet, reasonKey, rows: given });
  if (after) return { wallet: after, given, added };
  if (added.size > 0)
    throw new Error(`grant: ${reasonKey} was granted to user ${wallet.userId} before, without its items`);
  return { wallet, given: [], added };
}
