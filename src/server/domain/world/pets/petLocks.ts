import { limitOf, PLAN_BENEFITS } from '#shared/commerce/planBenefits.ts';
import { experienceOf } from '#shared/content/levels.ts';
import { PETS, type Pet } from '#shared/content/pets.ts';
import type { PetChoice } from '#shared/contract/world/pets.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { holdsPlan } from '#server/domain/channels/plans/holdsPlan.ts';
import { readWallet } from '#server/domain/world/economy/readWallet.ts';

type Lock = PetChoice['lock'];

/** The reason why each companion cannot come along now; null if it can. Nothing of it is stored. */
export async function petLocksOf({
  db,
  userId,
}: {
  readonly db: Database | Transaction;
  readonly userId: number;
}): Promise<ReadonlyMap<Pet, Lock>> {
  // They run one after another: in a transaction both share one connection.
  const { exp } = await readWallet({ db, userId });
  const most = limitOf('pets', await holdsPlan(db, { userId, plan: PLAN_BENEFITS.pets.plan }));
  const { level } = experienceOf(exp);
  return new Map(
    PETS.map((pet, index) => [pet, index >= most ? 'PLAN' : level < pet.level ? 'LEVEL' : null]),
  );
}
