import { experienceOf } from '#shared/content/levels.ts';
import { SECRET_REWARD } from '#shared/content/collectibles.ts';
import type { SecretFound } from '#shared/contract/rooms/collectibleMessages.ts';
import { foundSecrets } from '#server/db/tables/world/collectibles.ts';
import type { Deps } from '#server/domain/deps.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { postReward } from '#server/domain/world/economy/postRows.ts';
import { emit, transaction } from '#server/domain/transaction.ts';

interface FindRequest {
  readonly deps: Pick<Deps, 'db' | 'events'>;
  readonly userId: number;
  readonly mapId: number;
  readonly secretId: number;
}

/** Records that the user's body is in a secret spot, and rewards the first time. */
export async function findSecret({ deps, userId, mapId, secretId }: FindRequest): Promise<SecretFound> {
  return transaction(deps, async (tx) => {
    const locked = await lockWallet({ tx, userId });
    const first = await tx
      .insert(foundSecrets)
      .values({ userId, mapId, secretId })
      .onConflictDoNothing()
      .returning({ secretId: foundSecrets.secretId });
    const { wallet, gained } = await postReward({
      tx,
      wallet: locked,
      reasonKey: `secret:${mapId}:${secretId}`,
      reward: SECRET_REWARD,
    });
    if (first.length > 0) await emit(tx, { type: 'secret.found', userId, mapId, secretId });
    return { secretId, gained, point: wallet.point, experience: experienceOf(wallet.exp) };
  });
}
