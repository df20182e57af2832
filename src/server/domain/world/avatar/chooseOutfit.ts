import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import type { UserItem } from '#shared/contract/world/inventory.ts';
import { equippedItems } from '#server/db/tables/world/avatar.ts';
import { AppError } from '#server/platform/appError.ts';
import { grant } from '#server/domain/world/inventory/grant.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { checkOutfit } from './checkOutfit.ts';
import { avatarTexts } from './texts.ts';
import { toWornItems, wornItemIds } from './wornItems.ts';
import type { UserCall } from '#server/domain/call.ts';

interface OutfitRequest extends UserCall {
  readonly itemIds: readonly number[];
}

/** Gives and puts on the starter items of the first look, with the points of welcome; once per account. */
export async function chooseOutfit({ deps, userId, itemIds }: OutfitRequest): Promise<UserItem[]> {
  const items = checkOutfit(itemIds);
  return transaction(deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    // Skin, face and hair are never taken off, so a user who wears nothing has not chosen.
    if ((await wornItemIds({ db: tx, userId })).length > 0) {
      throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', {
        message: avatarTexts.outfitChosenBefore,
        log: `user ${userId} has chosen a look before`,
      });
    }
    const { added } = await grant({
      tx,
      wallet,
      reasonKey: 'welcome',
      entries: [
        { kind: 'POINT', amount: WELCOME_POINTS },
        ...items.map(({ id }) => ({ kind: 'ITEM' as const, itemId: id })),
      ],
    });
    await tx
      .insert(equippedItems)
      .values(items.map(({ id, category }) => ({ userId, category, itemId: id })));
    await emit(tx, { type: 'outfit.chosen', userId, at: deps.clock.now() });
    await emit(tx, { type: 'avatar.changed', userId });
    return toWornItems(itemIds, added);
  });
}
