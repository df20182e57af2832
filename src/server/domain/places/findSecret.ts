import { experienceOf } from '#shared/content/levels.ts';
import { SECRET_REWARD } from '#shared/content/placeRewards.ts';
import type { SecretFound } from '#shared/contract/rooms/placeMessages.ts';
import { foundSecrets } from '#server/db/tables/places.ts';
import type { Deps } from '../deps.ts';
import { announceLevel } from '../ledger/announceLevel.ts';
import { grant } from '../ledger/grant.ts';
import { lockWallet } from '../ledger/lockWallet.ts';
import type { Wallet } from '../ledger/Wallet.ts';

interface FindRequest {
  readonly deps: Pick<Deps, 'db' | 'events'>;
  readonly userId: number;
  readonly mapId: number;
  readonly secretId: number;
}

const NOTHING = { point: 0, exp: 0 } as const;

/** Writes down that the user's body is in a secret spot, and rewards the first time. */
export async function findSecret({ deps, userId, mapId, secretId }: FindRequest): Promise<SecretFound> {
  const { before, after, isNew } = await deps.db.transaction(async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    const [row] = await tx
      .insert(foundSecrets)
      .values({ userId, mapId, secretId })
      .onConflictDoNothing()
      .returning({ secretId: foundSecrets.secretId });
    if (row === undefined) return { before: wallet, after: wallet, isNew: false };
    const granted = await grant({
      tx,
      wallet,
      reasonKey: `secret:${mapId}:${secretId}`,
      entries: [
        { kind: 'POINT', amount: SECRET_REWARD.point },
        { kind: 'USER_EXP', amount: SECRET_REWARD.exp },
      ],
    });
    const found: { before: Wallet; after: Wallet; isNew: boolean } = {
      before: wallet,
      after: granted.wallet,
      isNew: true,
    };
    return found;
  });
  announceLevel(deps.events, before, after);
  return {
    secretId,
    gained: isNew ? SECRET_REWARD : NOTHING,
    point: after.point,
    experience: experienceOf(after.exp),
  };
}
