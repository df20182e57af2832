import { eq } from 'drizzle-orm';
import { NO_PET, petById } from '#shared/content/pets.ts';
import { chosenPets } from '#server/db/tables/world/pets.ts';
import type { Deps } from '#server/domain/deps.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { AppError } from '#server/platform/appError.ts';
import { petLocksOf, petLookOf, type PetQuery } from './petLocks.ts';
import { petTexts } from './texts.ts';

/** The companion that a user has chosen; 0 for none, also once the plan is over. */
export async function chosenPetOf(query: PetQuery): Promise<number> {
  const { db, userId } = query;
  const [chosen] = await db.select().from(chosenPets).where(eq(chosenPets.userId, userId));
  const pet = chosen && petById(chosen.petId);
  if (pet === undefined) return NO_PET;
  return (await petLocksOf(query)).get(pet) === null ? pet.id : NO_PET;
}

/** The picture of the companion that swims behind a user; 0 for none. */
export async function shownPetOf(query: PetQuery): Promise<number> {
  return petLookOf({ ...query, petId: await chosenPetOf(query) });
}

/**
 * Chooses a companion, or none for 0. Throws RESOURCE_NOT_FOUND, NEED_TO_PAY without the plan, and NOT_FOUND_INVENTORY
 * below its level or while the whale is an egg.
 */
export async function choosePet(request: {
  readonly deps: Pick<Deps, 'db' | 'events' | 'progress'>;
  readonly userId: number;
  readonly petId: number;
}): Promise<{ chosenPetId: number }> {
  const { deps, userId, petId } = request;
  const { progress } = deps;
  const pet = petById(petId);
  if (petId !== NO_PET && pet === undefined)
    throw new AppError('RESOURCE_NOT_FOUND', { log: `no pet ${petId}` });
  return transaction(deps, async (tx) => {
    await lockWallet({ tx, userId });
    if (pet === undefined) await tx.delete(chosenPets).where(eq(chosenPets.userId, userId));
    else {
      const lock = (await petLocksOf({ db: tx, progress, userId })).get(pet);
      if (lock === 'PLAN')
        throw new AppError('NEED_TO_PAY', {
          message: petTexts.planMissing(pet.name),
          log: `user ${userId} has no plan for pet ${petId}`,
        });
      if (lock === 'SHELLS')
        throw new AppError('NOT_FOUND_INVENTORY', {
          message: petTexts.shellsMissing(pet.name),
          log: `the whale of user ${userId} is still an egg`,
        });
      if (lock === 'LEVEL')
        throw new AppError('NOT_FOUND_INVENTORY', {
          message: petTexts.levelMissing(pet.name, pet.level),
          log: `user ${userId} is below level ${pet.level} of pet ${petId}`,
        });
      await tx
        .insert(chosenPets)
        .values({ userId, petId })
        .onConflictDoUpdate({ target: chosenPets.userId, set: { petId } });
    }
    const lookId = await petLookOf({ db: tx, progress, userId, petId });
    await emit(tx, { type: 'pet.chosen', userId, petId: lookId });
    return { chosenPetId: petId };
  });
}
