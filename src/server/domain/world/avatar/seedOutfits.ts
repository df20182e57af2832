import type { Transaction } from '#server/db/connect.ts';
import { equippedItems } from '#server/db/tables/world/avatar.ts';
import { checkOutfit } from './checkOutfit.ts';

/** Puts first looks on accounts that own their items and wear nothing yet. Used by the demonstration class. */
export async function seedOutfits(
  tx: Transaction,
  looks: readonly { readonly userId: number; readonly itemIds: readonly number[] }[],
): Promise<void> {
  const rows = looks.flatMap(({ userId, itemIds }) =>
    checkOutfit(itemIds).map(({ id: itemId, category }) => ({ userId, category, itemId })),
  );
  if (rows.length > 0) await tx.insert(equippedItems).values(rows);
}
