import type { PetList } from '#shared/contract/world/pets.ts';
import type { Deps } from '#server/domain/deps.ts';
import { shownPetOf } from './chosenPet.ts';
import { petLocksOf } from './petLocks.ts';

/** Every companion with its missing condition, and the present one. */
export async function listPets({
  deps: { db },
  userId,
}: {
  readonly deps: Pick<Deps, 'db'>;
  readonly userId: number;
}): Promise<PetList> {
  const [locks, chosenPetId] = await Promise.all([petLocksOf({ db, userId }), shownPetOf({ db, userId })]);
  return {
    petList: [...locks].map(([{ id, name, level }, lock]) => ({ petId: id, name, level, lock })),
    chosenPetId,
  };
}
