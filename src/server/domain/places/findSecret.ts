import { experienceOf } from '#shared/content/levels.ts';
import { SECRET_REWARD } from '#shared/content/placeRewards.ts';
import type { SecretFound } from '#shared/contract/rooms/placeMessages.ts';
import { foundSecrets } from '#server/db/tables/places.ts';
import type { Deps } from '../deps.ts';
import { announceLevel } from '../ledger/announceLevel.ts';
import { payClaim } from '../ledger/payClaim.ts';

interface FindRequest {
  readonly deps: Pick<Deps, 'db' | 'events'>;
  readonly userId: number;
  readonly mapId: number;
  readonly secretId: number;
}

const NOTHING = { point: 0, exp: 0 } as const;

/** Writes down that the user's body is in a secret spot, and rewards the first time. */
export async function findSecret({ deps, userId, mapId, secretId }: FindRequest): Promise<SecretFound> {
  const { db, events } = deps;
  const claim = db
    .insert(foundSecrets)
    .values({ userId, mapId, secretId })
    .onConflictDoNothing()
    .returning({ secretId: foundSecrets.secretId });
  const reasonKey = `secret:${mapId}:${secretId}`;
  const { wallet, isFirst } = await payClaim({ db, userId, claim, reasonKey, ...SECRET_REWARD });
  const gained = isFirst ? SECRET_REWARD : NOTHING;
  announceLevel(events, { ...wallet, exp: wallet.exp - gained.exp }, wallet);
  return { secretId, gained, point: wallet.point, experience: experienceOf(wallet.exp) };
}
