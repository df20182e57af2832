import { limitOf, PLAN_BENEFITS } from '#shared/commerce/planBenefits.ts';
import { experienceOf } from '#shared/content/levels.ts';
import { PETS, WHALE_ID, whaleLookOf, type Pet } from '#shared/content/pets.ts';
import type { PetChoice } from '#shared/contract/world/pets.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import type { UserProgress } from '#server/domain/people/accounts/userProgress.ts';
import { holdsPlan } from '#server/domain/channels/plans/holdsPlan.ts';
import { readWallet } from '#server/domain/world/economy/readWallet.ts';

type Lock = PetChoice['lock'];

export interface PetQuery {
  readonly db: Database | Transaction;
  readonly progress: Pick<UserProgress, 'puzzleShells'>;
  readonly userId: number;
}

/** The reason why each companion cannot come along now; null if it can. Nothing of it is stored. */
export async function petLocksOf({ db, progress, userId }: PetQuery): Promise<ReadonlyMap<Pet, Lock>> {
  // They run one after another: in a transaction both share one connection.
  const { exp } = await readWallet({ db, userId });
  const most = limitOf('pets', await holdsPlan(db, { userId, plan: PLAN_BENEFITS.pets.plan }));
  const { level } = experienceOf(exp);
  const whaleLock = whaleLookOf(await progress.puzzleShells({ db, userId })) === null ? 'SHELLS' : null;
  const lockOf = (pet: Pet, index: number): Lock => {
    // It is grown by its child and belongs to no plan.
    if (pet.id === WHALE_ID) return whaleLock;
    return index >= most ? 'PLAN' : level < pet.level ? 'LEVEL' : null;
  };
  return new Map(PETS.map((pet, index) => [pet, lockOf(pet, index)]));
}

/** The id of the picture of a companion; the whale's follows its growth. */
export async function petLookOf({ petId, ...query }: PetQuery & { readonly petId: number }): Promise<number> {
  if (petId !== WHALE_ID) return petId;
  return whaleLookOf(await query.progress.puzzleShells(query)) ?? petId;
}
