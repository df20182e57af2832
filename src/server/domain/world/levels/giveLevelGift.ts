import type { TransactionListeners } from '#server/domain/events.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { postRows } from '#server/domain/world/economy/postRows.ts';
import type { Wallet } from '#server/domain/world/economy/Wallet.ts';
import { giftOf } from './levelOpenings.ts';

/** The limit of levels passed at once whose gifts are given; no action brings more. */
const LONGEST_LEAP = 5;

/** Gives the points of a level that opens nothing else, once: the reason names the level. */
export const levelGifts: TransactionListeners = {
  'level.changed': async (tx, { userId, level }) => {
    let wallet: Wallet | undefined;
    for (let reached = level; reached > Math.max(1, level - LONGEST_LEAP); reached -= 1) {
      const amount = giftOf(reached);
      if (amount === 0) continue;
      const locked = await lockWallet({ tx, userId });
      const reasonKey = `level:${reached}`;
      const given = await postRows({
        tx,
        wallet: locked,
        reasonKey,
        rows: [{ kind: 'POINT', amount, refId: 0 }],
      });
      if (given === undefined) break;
      wallet = given;
    }
    return wallet && { wallet };
  },
};
