import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import type { UserItem } from '#shared/contract/world.ts';
import { equippedItems } from '#server/db/tables/world.ts';
import { AppError } from '#server/platform/appError.ts';
import { markLookChosen } from '../accounts/markLookChosen.ts';
import type { Deps } from '../deps.ts';
import { grant } from '../ledger/grant.ts';
import { lockWallet } from '../ledger/lockWallet.ts';
import { checkLook } from './checkLook.ts';
import { wardrobeTexts } from './texts.ts';
import { wornItems } from './wornItems.ts';

interface LookRequest {
  readonly deps: Deps;
  readonly userId: number;
  readonly itemIds: readonly number[];
}

/** Gives and puts on the starter items of the first look, with the points of welcome; once per account. */
export async function chooseLook({ deps, userId, itemIds }: LookRequest): Promise<UserItem[]> {
  const items = checkLook(itemIds);
  const outfit = await deps.db.transaction(async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    if (!(await markLookChosen({ tx, userId, at: deps.clock.now() }))) {
      throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', {
        message: wardrobeTexts.lookChosenBefore,
        log: `user ${userId} has chosen a look before`,
      });
    }
    await grant({
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
    return wornItems({ db: tx, userId });
  });
  deps.events.emit('outfitChanged', { userId });
  return outfit;
}
