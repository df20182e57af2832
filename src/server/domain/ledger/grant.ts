import type { Transaction } from '#server/db/connect.ts';
import { addItems } from '../inventory/addItems.ts';
import { postRows, type LedgerRow } from './postRows.ts';
import type { LockedWallet } from './Wallet.ts';

export type GrantEntry =
  | { readonly kind: 'POINT' | 'USER_EXP'; readonly amount: number }
  /** An item owned already is left out, or turned into `pointsIfOwned`. */
  | { readonly kind: 'ITEM'; readonly itemId: number; readonly pointsIfOwned?: number };

export interface Grant {
  readonly wallet: LockedWallet;
  /** What was really given, in the order asked for; empty when the reason was granted before. */
  readonly given: readonly LedgerRow[];
}

interface GrantRequest {
  readonly tx: Transaction;
  readonly wallet: LockedWallet;
  /** Names the cause, such as `quest:11`; each cause grants once per user. */
  readonly reasonKey: string;
  /** At most one POINT and one USER_EXP entry, and every item once. */
  readonly entries: readonly GrantEntry[];
}

/** Gives points, experience and items for one cause, at most once. */
export async function grant({ tx, wallet, reasonKey, entries }: GrantRequest): Promise<Grant> {
  const itemIds = entries.flatMap((entry) => (entry.kind === 'ITEM' ? entry.itemId : []));
  const added = await addItems({ tx, userId: wallet.userId, itemIds });
  const given = entries.flatMap((entry): LedgerRow | [] => {
    if (entry.kind !== 'ITEM') return { kind: entry.kind, amount: entry.amount, refId: 0 };
    if (added.has(entry.itemId)) return { kind: 'ITEM', amount: 1, refId: entry.itemId };
    return entry.pointsIfOwned ? { kind: 'POINT', amount: entry.pointsIfOwned, refId: entry.itemId } : [];
  });
  const after = await postRows({ tx, wallet, reasonKey, rows: given });
  if (after) return { wallet: after, given };
  if (added.size > 0)
    throw new Error(`grant: ${reasonKey} was granted to user ${wallet.userId} before, without its items`);
  return { wallet, given: [] };
}
